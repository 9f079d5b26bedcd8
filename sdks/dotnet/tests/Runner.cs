using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Threading.Tasks;

namespace Svc.Tests
{
    /// <summary>A test, spelt as in xunit, which this machine may not have.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class FactAttribute : Attribute
    {
    }

    internal static class Assert
    {
        internal static void True(bool found, string words)
        {
            if (!found) throw new InvalidOperationException(words);
        }

        internal static void Equal<T>(T expected, T found)
        {
            var isEqual = EqualityComparer<T>.Default.Equals(expected, found);
            True(isEqual, $"expected {expected}, found {found}");
        }

        internal static void DoesNotContain(string unwanted, string text) =>
            True(
                !text.Contains(unwanted, StringComparison.Ordinal), $"{unwanted} stands in {text}");

        internal static async Task<T> ThrowsAsync<T>(Func<Task> act)
            where T : Exception
        {
            try
            {
                await act();
            }
            catch (T expected)
            {
                return expected;
            }
            throw new InvalidOperationException($"nothing threw a {typeof(T).Name}");
        }
    }

    /// <summary>Runs every test; its exit code is the number of those that failed.</summary>
    internal static class Runner
    {
        private static async Task<int> Main()
        {
            const BindingFlags any =
                BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;
            var tests = typeof(Runner).Assembly.GetTypes()
                .SelectMany(type => type.GetMethods(any))
                .Where(method => method.GetCustomAttribute<FactAttribute>() != null)
                .ToList();
            var failed = 0;
            foreach (var test in tests)
            {
                try
                {
                    if (test.Invoke(null, null) is Task running) await running;
                }
                catch (Exception error)
                {
                    failed++;
                    var cause = (error as TargetInvocationException)?.InnerException ?? error;
                    Console.Error.WriteLine($"{test.DeclaringType!.Name}.{test.Name}: {cause}");
                }
            }
            Console.WriteLine($"{tests.Count - failed} of {tests.Count} tests passed");
            return tests.Count == 0 ? 1 : failed;
        }
    }
}

using System;

namespace Svc
{
    /// <summary>
    /// JSON as this package reads and writes it: texts, booleans, <see cref="long" />,
    /// <see cref="JsonNumber" />, lists and dictionaries of them.
    /// </summary>
    public static class SvcJson
    {
        /// <summary>The value of a text. Refuses what is no JSON.</summary>
        public static object? Read(string text) =>
            JsonReader.TryRead(text ?? throw new ArgumentNullException(nameof(text)), out var value)
                ? value
                : throw new SvcArgumentException("The text is no JSON.", null);

        /// <summary>
        /// A value as JSON, secrets included. Refuses what JSON cannot say.
        /// </summary>
        public static string Write(object? value) => new JsonWriter(false).Value(value).ToString();
    }
}

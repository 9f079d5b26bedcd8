using System;
using System.Collections.Generic;

namespace Svc
{
    /// <summary>How the fields of a class stand on the wire.</summary>
    internal sealed class Shape
    {
        internal Shape(string name) => Name = name;

        internal string Name { get; }

        internal Dictionary<string, Codec> Fields { get; } = new Dictionary<string, Codec>();

        internal Shape With(string wire, Codec codec)
        {
            Fields[wire] = codec;
            return this;
        }
    }

    /// <summary>
    /// Reads a value from JSON into its type. What came in another form than the one that is known
    /// is kept as it came: what is newer than this version breaks nothing.
    /// </summary>
    internal abstract class Codec
    {
        internal static readonly Codec Text = new Plain<string>("");
        internal static readonly Codec Integer = new Plain<long>(0L);
        internal static readonly Codec Boolean = new Plain<bool>(false);
        internal static readonly Codec Any = new Plain<object>(null).OrNull();
        internal static readonly Codec Number = new Made<double>(0d, ReadNumber);
        internal static readonly Codec Bytes = new Made<byte[]>(Array.Empty<byte>(), ReadBytes);
        internal static readonly Codec Secret = new Made<Secret>(
            new Secret(""), raw => raw is string text ? new Secret(text) : null);
        internal static readonly Codec Moment = new Made<Moment>(default(Moment), ReadMoment);

        /// <summary>What stands for a field that must be there and is not.</summary>
        internal virtual object? Empty => null;

        /// <summary>Of an element: whether it may be null.</summary>
        internal virtual bool TakesNull => false;

        /// <summary>Null of a value in a form that is not known.</summary>
        internal abstract object? Read(object raw);

        internal static Codec Enum<T>(Func<string, T> make)
            where T : struct =>
            new Made<T>(default(T), raw => raw is string text ? make(text) : (object?)null);

        internal static Codec<T> Object<T>(Func<IReadOnlyDictionary<string, object?>, T> make)
            where T : class =>
            new Made<T>(
                () => make(new Dictionary<string, object?>()),
                raw => raw is IReadOnlyDictionary<string, object?> fields ? make(fields) : null);

        internal static Codec Expandable<T>(Func<IReadOnlyDictionary<string, object?>, T> make)
            where T : class =>
            new Made<Expandable<T>>(new Expandable<T>("", null), raw => raw switch
            {
                string id => new Expandable<T>(id, null),
                IReadOnlyDictionary<string, object?> fields =>
                    new Expandable<T>(Variant(fields, "id"), make(fields)),
                _ => null,
            });

        internal static Codec TextOr<T>(Func<IReadOnlyDictionary<string, object?>, T> make)
            where T : class =>
            new Made<TextOr<T>>(new TextOr<T>(""), raw => raw switch
            {
                string text => new TextOr<T>(text),
                IReadOnlyDictionary<string, object?> fields => new TextOr<T>(make(fields)),
                _ => null,
            });

        internal static Codec List<T>(Codec of) => new Made<IReadOnlyList<T>>(
            Array.Empty<T>(
                ), raw => raw is IReadOnlyList<object?> list ? ReadList<T>(list, of) : null);

        internal static Codec Map<T>(Codec of) => new Made<IReadOnlyDictionary<string, T>>(
            () => new Dictionary<string, T>(),
            raw => raw is IReadOnlyDictionary<string, object?> map ? ReadMap<T>(map, of) : null);

        internal Codec OrNull() => new Optional(this);

        /// <summary>The text in a field; empty without one.</summary>
        internal static string Variant(IReadOnlyDictionary<string, object?> fields, string name) =>
            fields.TryGetValue(name, out var value) && value is string text ? text : "";

        private static object? ReadList<T>(IReadOnlyList<object?> list, Codec of)
        {
            var read = new List<T>(list.Count);
            foreach (var raw in list)
            {
                var one = raw is null ? null : of.Read(raw);
                if (one is null && (raw != null || !of.TakesNull)) return null;
                read.Add((T)one!);
            }
            return read;
        }

        private static object? ReadMap<T>(IReadOnlyDictionary<string, object?> map, Codec of)
        {
            var read = new Dictionary<string, T>(map.Count);
            foreach (var (name, raw) in map)
            {
                var one = raw is null ? null : of.Read(raw);
                if (one is null && (raw != null || !of.TakesNull)) return null;
                read[name] = (T)one!;
            }
            return read;
        }

        private static object? ReadNumber(object raw) => raw switch
        {
            long number => (object)(double)number,
            JsonNumber number => number.ToDouble(),
            _ => null,
        };

        private static object? ReadBytes(object raw)
        {
            if (!(raw is string text)) return null;
            var bytes = new byte[text.Length];
            return Convert.TryFromBase64String(text, bytes, out var count)
                ? bytes.AsSpan(0, count).ToArray()
                : null;
        }

        private static object? ReadMoment(object raw) => raw switch
        {
            long seconds => (object)new Moment(seconds),
            string text => new Moment(text),
            _ => null,
        };

        /// <summary>A value that has its type as it came.</summary>
        private sealed class Plain<T> : Codec
        {
            internal Plain(object? empty) => Empty = empty;

            internal override object? Empty { get; }

            internal override object? Read(object raw) => raw is T ? raw : null;
        }

        private sealed class Made<T> : Codec<T>
        {
            private readonly Func<object?> _empty;
            private readonly Func<object, object?> _make;

            internal Made(object empty, Func<object, object?> make)
                : this(() => empty, make)
            {
            }

            internal Made(Func<object?> empty, Func<object, object?> make)
            {
                _empty = empty;
                _make = make;
            }

            internal override object? Empty => _empty();

            internal override object? Read(object raw) => raw is T ? raw : _make(raw);
        }

        private sealed class Optional : Codec
        {
            private readonly Codec _of;

            internal Optional(Codec of) => _of = of;

            internal override bool TakesNull => true;

            internal override object? Read(object raw) => _of.Read(raw);
        }
    }

    /// <summary>A codec whose type is known where it is used.</summary>
    internal abstract class Codec<T> : Codec
    {
        /// <summary>An empty value of what is in no form that is known.</summary>
        internal T ReadOrEmpty(object? raw) =>
            raw != null && Read(raw) is T read ? read : (T)Empty!;
    }
}

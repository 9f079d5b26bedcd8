using System;
using System.Globalization;

namespace Svc
{
    /// <summary>
    /// A text with known values, and with values that are newer than this version.
    /// </summary>
    public interface IOpenEnum
    {
        /// <summary>The value as it is on the wire.</summary>
        string Value { get; }
    }

    /// <summary>
    /// A value of one of several forms, which is written as the form that it has.
    /// </summary>
    internal interface IWritten
    {
        object? Written { get; }
    }

    /// <summary>A text that is printed nowhere: read it with <see cref="Reveal" />.</summary>
    public sealed class Secret
    {
        internal const string Mask = "***";

        private readonly Func<string> _reveal;

        /// <summary>Hides a text.</summary>
        public Secret(string text)
        {
            if (text is null) throw new ArgumentNullException(nameof(text));
            _reveal = () => text;
        }

        /// <summary>A text is hidden by assigning it.</summary>
        public static implicit operator Secret(string text) => new Secret(text);

        /// <summary>The secret itself.</summary>
        public string Reveal() => _reveal();

        /// <summary>Shows nothing of it.</summary>
        public override string ToString() => Mask;
    }

    /// <summary>
    /// Another object: its id alone, or all of it where the request asked to expand it.
    /// </summary>
    public sealed class Expandable<T> : IWritten
        where T : class
    {
        internal Expandable(string id, T? value)
        {
            Id = id;
            Object = value;
        }

        /// <summary>It is there in both cases.</summary>
        public string Id { get; }

        /// <summary>Null unless it was expanded.</summary>
        public T? Object { get; }

        object? IWritten.Written => Object ?? (object)Id;

        /// <inheritdoc />
        public override string ToString() => Object?.ToString() ?? Id;
    }

    /// <summary>A text, such as an id, or an object in its place.</summary>
    public sealed class TextOr<T> : IWritten
        where T : class
    {
        /// <summary>The text.</summary>
        public TextOr(string text) => Text = text;

        /// <summary>The object in its place.</summary>
        public TextOr(T value) => Object = value;

        /// <summary>Null when it is an object.</summary>
        public string? Text { get; }

        /// <summary>Null when it is a text.</summary>
        public T? Object { get; }

        object? IWritten.Written => (object?)Object ?? Text;

        /// <summary>A text will do.</summary>
        public static implicit operator TextOr<T>(string text) => new TextOr<T>(text);

        /// <summary>An object will do.</summary>
        public static implicit operator TextOr<T>(T value) => new TextOr<T>(value);

        /// <inheritdoc />
        public override string ToString() => Text ?? Object?.ToString() ?? "";
    }

    /// <summary>
    /// A moment in a request: unix seconds, a <see cref="DateTimeOffset" />, or a text such as
    /// <c>2026-11-26T08:00:00+02:00</c>. Each of them is a moment by assigning it.
    /// </summary>
    public readonly struct Moment : IWritten, IEquatable<Moment>
    {
        private readonly string? _text;
        private readonly long _seconds;

        /// <summary>A moment in unix seconds.</summary>
        public Moment(long seconds)
        {
            _seconds = seconds;
            _text = null;
        }

        /// <summary>A moment as a text, which the service reads.</summary>
        public Moment(string text)
        {
            _seconds = 0;
            _text = text ?? throw new ArgumentNullException(nameof(text));
        }

        object? IWritten.Written => _text ?? (object)_seconds;

        /// <summary>Unix seconds are a moment.</summary>
        public static implicit operator Moment(long seconds) => new Moment(seconds);

        /// <summary>A text is a moment.</summary>
        public static implicit operator Moment(string text) => new Moment(text);

        /// <summary>A moment of .NET's clock, in whole seconds.</summary>
        public static implicit operator Moment(DateTimeOffset moment) =>
            new Moment(moment.ToUnixTimeSeconds());

        /// <summary>Whether both are written alike.</summary>
        public static bool operator ==(Moment left, Moment right) => left.Equals(right);

        /// <summary>Whether they are written differently.</summary>
        public static bool operator !=(Moment left, Moment right) => !left.Equals(right);

        /// <inheritdoc />
        public bool Equals(Moment other) => _text == other._text && _seconds == other._seconds;

        /// <inheritdoc />
        public override bool Equals(object? obj) => obj is Moment other && Equals(other);

        /// <inheritdoc />
        public override int GetHashCode() => ToString().GetHashCode();

        /// <summary>The moment as it is sent.</summary>
        public override string ToString() =>
            _text ?? _seconds.ToString(CultureInfo.InvariantCulture);
    }

    /// <summary>A number that is no long, with every digit that it came with.</summary>
    public readonly struct JsonNumber : IEquatable<JsonNumber>
    {
        private readonly string? _text;

        internal JsonNumber(string text) => _text = text;

        /// <summary>The number in decimal; refuses what no decimal can hold.</summary>
        public decimal ToDecimal() =>
            decimal.Parse(ToString(), NumberStyles.Float, CultureInfo.InvariantCulture);

        /// <summary>The nearest double.</summary>
        public double ToDouble() =>
            double.Parse(ToString(), NumberStyles.Float, CultureInfo.InvariantCulture);

        /// <summary>Whether both have the same digits.</summary>
        public static bool operator ==(JsonNumber left, JsonNumber right) => left.Equals(right);

        /// <summary>Whether their digits differ.</summary>
        public static bool operator !=(JsonNumber left, JsonNumber right) => !left.Equals(right);

        /// <inheritdoc />
        public bool Equals(JsonNumber other) => ToString() == other.ToString();

        /// <inheritdoc />
        public override bool Equals(object? obj) => obj is JsonNumber other && Equals(other);

        /// <inheritdoc />
        public override int GetHashCode() => ToString().GetHashCode();

        /// <summary>The digits as they came.</summary>
        public override string ToString() => _text ?? "0";
    }
}

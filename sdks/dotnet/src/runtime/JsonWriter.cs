using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Svc
{
    /// <summary>
    /// Writes JSON: letters beyond ASCII stay as they are. Masked, secrets and what this version
    /// does not know are named without their values.
    /// </summary>
    internal sealed class JsonWriter
    {
        private const string NotShown = "(not shown)";

        private readonly StringBuilder _out = new StringBuilder();
        private readonly bool _isMasked;

        internal JsonWriter(bool isMasked) => _isMasked = isMasked;

        public override string ToString() => _out.ToString();

        internal JsonWriter Value(object? value)
        {
            switch (value)
            {
                case null: Raw("null"); break;
                case string text: Text(text); break;
                case bool flag: Raw(flag ? "true" : "false"); break;
                case Secret secret: Text(_isMasked ? Secret.Mask : secret.Reveal()); break;
                case IOpenEnum named: Text(named.Value); break;
                case IWritten held: Value(held.Written); break;
                case SvcObject one: Object(one); break;
                case JsonNumber number: Raw(number.ToString()); break;
                case byte[] bytes: Text(Convert.ToBase64String(bytes)); break;
                case IReadOnlyDictionary<string, object?> fields: Fields(fields); break;
                case IDictionary map: Map(map); break;
                case IEnumerable list: List(list); break;
                default: Number(value); break;
            }
            return this;
        }

        private void Raw(string text) => _out.Append(text);

        private void Number(object value)
        {
            switch (value)
            {
                case double number when !double.IsNaN(number) && !double.IsInfinity(number):
                    Raw(number.ToString("R", CultureInfo.InvariantCulture));
                    break;
                case float number when !float.IsNaN(number) && !float.IsInfinity(number):
                    Raw(number.ToString("R", CultureInfo.InvariantCulture));
                    break;
                case sbyte _:
                case byte _:
                case short _:
                case ushort _:
                case int _:
                case uint _:
                case long _:
                case ulong _:
                case decimal _:
                    Raw(((IFormattable)value).ToString(null, CultureInfo.InvariantCulture));
                    break;
                default:
                    throw new SvcArgumentException(
                        $"A {value.GetType().Name} cannot be written as JSON.", null);
            }
        }

        private void Object(SvcObject one)
        {
            var lead = '{';
            foreach (var (name, value) in one.FieldValues)
            {
                Name(ref lead, name);
                if (_isMasked && !one.KnowsField(name)) Text(NotShown);
                else Value(value);
            }
            End(lead, '{', '}');
        }

        private void Fields(IReadOnlyDictionary<string, object?> fields)
        {
            var lead = '{';
            foreach (var (name, value) in fields)
            {
                Name(ref lead, name);
                Value(value);
            }
            End(lead, '{', '}');
        }

        private void Map(IDictionary map)
        {
            var lead = '{';
            for (var entry = map.GetEnumerator(); entry.MoveNext();)
            {
                Name(ref lead, entry.Key as string ?? entry.Key.ToString()!);
                Value(entry.Value);
            }
            End(lead, '{', '}');
        }

        private void List(IEnumerable list)
        {
            var lead = '[';
            foreach (var one in list)
            {
                _out.Append(lead);
                lead = ',';
                Value(one);
            }
            End(lead, '[', ']');
        }

        private void Name(ref char lead, string name)
        {
            _out.Append(lead);
            lead = ',';
            Text(name);
            _out.Append(':');
        }

        private void End(char lead, char opened, char closed)
        {
            if (lead == opened) _out.Append(opened);
            _out.Append(closed);
        }

        private void Text(string text)
        {
            _out.Append('"');
            for (var at = 0; at < text.Length; at++)
            {
                var letter = text[at];
                if (letter == '"' || letter == '\\') _out.Append('\\').Append(letter);
                else if (letter < ' ' || IsHalf(text, at)) Escape(letter);
                else _out.Append(letter);
            }
            _out.Append('"');
        }

        private void Escape(char letter) =>
            _out.Append("\\u").Append(((int)letter).ToString("x4", CultureInfo.InvariantCulture));

        /// <summary>A half of a pair stands alone in no encoding.</summary>
        private static bool IsHalf(string text, int at)
        {
            if (char.IsHighSurrogate(text[at]))
            {
                return at + 1 == text.Length || !char.IsLowSurrogate(text[at + 1]);
            }
            return char.IsLowSurrogate(
                text[at]) && (at == 0 || !char.IsHighSurrogate(text[at - 1]));
        }
    }
}

using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Svc
{
    /// <summary>
    /// Reads JSON without losing a digit: numbers are a long where they fit and else a
    /// <see cref="JsonNumber" />.
    /// </summary>
    internal sealed class JsonReader
    {
        /// <summary>Deeper than any answer; a stack that overflows cannot be caught.</summary>
        private const int DepthMax = 200;

        private static readonly Encoding s_strict = new UTF8Encoding(false, true);

        private readonly string _text;
        private int _at;
        private bool _isBroken;

        private JsonReader(string text) => _text = text;

        /// <summary>False of bytes that are no JSON.</summary>
        internal static bool TryRead(byte[] bytes, out object? value)
        {
            value = null;
            try
            {
                return TryRead(s_strict.GetString(bytes), out value);
            }
            catch (DecoderFallbackException)
            {
                return false;
            }
        }

        /// <summary>False of a text that is no JSON.</summary>
        internal static bool TryRead(string text, out object? value)
        {
            var reader = new JsonReader(text);
            value = reader.Value(0);
            reader.Blank();
            if (!reader._isBroken && reader._at == text.Length) return true;
            value = null;
            return false;
        }

        private char Now => _at < _text.Length ? _text[_at] : '\0';

        private object? Broken()
        {
            _isBroken = true;
            return null;
        }

        private void Blank()
        {
            while (Now == ' ' || Now == '\n' || Now == '\r' || Now == '\t') _at++;
        }

        private bool Take(char letter)
        {
            Blank();
            if (Now != letter) return false;
            _at++;
            return true;
        }

        private object? Value(int depth)
        {
            Blank();
            if (depth > DepthMax) return Broken();
            switch (Now)
            {
                case '{': return Object(depth);
                case '[': return List(depth);
                case '"': return Text();
                case 't': return Word("true", true);
                case 'f': return Word("false", false);
                case 'n': return Word("null", null);
                default: return Number();
            }
        }

        private object? Word(string word, object? value)
        {
            if (string.CompareOrdinal(_text, _at, word, 0, word.Length) != 0) return Broken();
            _at += word.Length;
            return value;
        }

        private object? Object(int depth)
        {
            var fields = new Dictionary<string, object?>();
            _at++;
            if (Take('}')) return fields;
            do
            {
                Blank();
                if (!(Text() is string name) || !Take(':')) return Broken();
                fields[name] = Value(depth + 1);
                if (_isBroken) return null;
            }
            while (Take(','));
            return Take('}') ? fields : Broken();
        }

        private object? List(int depth)
        {
            var list = new List<object?>();
            _at++;
            if (Take(']')) return list;
            do
            {
                list.Add(Value(depth + 1));
                if (_isBroken) return null;
            }
            while (Take(','));
            return Take(']') ? list : Broken();
        }

        private object? Text()
        {
            if (Now != '"') return Broken();
            var start = ++_at;
            while (_at < _text.Length && Now != '"' && Now != '\\' && Now >= ' ') _at++;
            if (Now == '"') return _text.Substring(start, _at++ - start);
            var text = new StringBuilder(_text, start, _at - start, 64);
            while (_at < _text.Length && Now >= ' ')
            {
                var letter = _text[_at++];
                if (letter == '"') return text.ToString();
                if (letter == '\\' && !Escaped(text)) return Broken();
                if (letter != '\\') text.Append(letter);
            }
            return Broken();
        }

        private bool Escaped(StringBuilder text)
        {
            const string letters = "\"\\/bfnrt";
            const string meant = "\"\\/\b\f\n\r\t";
            var letter = Now;
            _at++;
            var place = letters.IndexOf(letter);
            if (place >= 0)
            {
                text.Append(meant[place]);
                return true;
            }
            if (letter != 'u' || _at + 4 > _text.Length) return false;
            var digits = _text.Substring(_at, 4);
            const NumberStyles hex = NumberStyles.AllowHexSpecifier;
            if (!ushort.TryParse(digits, hex, CultureInfo.InvariantCulture, out var code))
            {
                return false;
            }
            text.Append((char)code);
            _at += 4;
            return true;
        }

        private object? Number()
        {
            var start = _at;
            if (Now == '-') _at++;
            if (Now == '0') _at++;
            else if (!Digits()) return Broken();
            var isWhole = true;
            if (Now == '.')
            {
                isWhole = false;
                _at++;
                if (!Digits()) return Broken();
            }
            if (Now == 'e' || Now == 'E')
            {
                isWhole = false;
                _at++;
                if (Now == '+' || Now == '-') _at++;
                if (!Digits()) return Broken();
            }
            var text = _text.Substring(start, _at - start);
            const NumberStyles style = NumberStyles.AllowLeadingSign;
            var culture = CultureInfo.InvariantCulture;
            return isWhole && long.TryParse(text, style, culture, out var number)
                ? number
                : (object)new JsonNumber(text);
        }

        private bool Digits()
        {
            var start = _at;
            while (Now >= '0' && Now <= '9') _at++;
            return _at > start;
        }
    }
}

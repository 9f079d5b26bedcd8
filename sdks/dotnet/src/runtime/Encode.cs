using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;

namespace Svc
{
    /// <summary>The arguments in the path, by their names on the wire.</summary>
    internal sealed class PathArguments : Dictionary<string, object?>
    {
    }

    /// <summary>A request from the base path on.</summary>
    internal sealed class Encoded
    {
        internal Encoded(string path, byte[]? body, string contentType = "application/json")
        {
            Path = path;
            Body = body;
            ContentType = contentType;
        }

        internal string Path { get; }

        internal byte[]? Body { get; }

        internal string ContentType { get; }
    }

    internal static class Encoder
    {
        private const string Unreserved =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~";

        /// <summary>A part without a name of its file would be read as a text.</summary>
        private const string FileHead =
            "; filename=\"file\"\r\nContent-Type: application/octet-stream";

        internal static Encoded Encode(
            Operation operation,
            PathArguments path,
            IReadOnlyDictionary<string, object?> parameters,
            RequestOptions options)
        {
            var query = new Dictionary<string, object?>();
            var body = new Dictionary<string, object?>();
            foreach (var (name, value) in parameters)
            {
                var isInQuery = !operation.Body || operation.Query.Contains(name);
                (isInQuery ? query : body)[name] = value;
            }
            if (operation.FixedField != "")
            {
                var fields = operation.FixedIn == "query" ? query : body;
                fields[operation.FixedField] = operation.FixedValue;
            }
            Add(query, options.ExtraQuery);
            Add(body, options.ExtraBody);
            var search = QueryText(query);
            var whole = PathText(operation.Path, path) + (search == "" ? "" : "?" + search);
            if (operation.FileField != "") return Form(whole, body, operation.FileField);
            var hasBody = operation.Body || body.Count > 0;
            return new Encoded(whole, hasBody ? Encoding.UTF8.GetBytes(SvcJson.Write(body)) : null);
        }

        /// <summary>A form with a file.</summary>
        private static Encoded Form(
            string path, Dictionary<string, object?> fields, string fileField)
        {
            var boundary = Guid.NewGuid().ToString("N");
            using var whole = new MemoryStream();
            void Write(byte[] part) => whole.Write(part, 0, part.Length);
            foreach (var (name, value) in fields)
            {
                var isFile = name == fileField;
                var type = isFile ? FileHead : "";
                var head = $"--{boundary}\r\nContent-Disposition: form-data; name=\"{name}\"";
                Write(Encoding.UTF8.GetBytes(head + type + "\r\n\r\n"));
                Write(isFile ? FileOf(name, value) : Encoding.UTF8.GetBytes(TextOf(value)));
                Write(Encoding.UTF8.GetBytes("\r\n"));
            }
            Write(Encoding.UTF8.GetBytes($"--{boundary}--\r\n"));
            return new Encoded(path, whole.ToArray(), "multipart/form-data; boundary=" + boundary);
        }

        /// <summary>Bytes; within JSON they are base64.</summary>
        private static byte[] FileOf(string name, object? value) =>
            value as byte[]
            ?? (value is null ? null : Codec.Bytes.Read(value) as byte[])
            ?? throw new SvcArgumentException($"{name} must be bytes.", name);

        /// <summary>As it would stand in JSON; a text without its quotes.</summary>
        private static string TextOf(object? value)
        {
            var plain = SvcJson.Read(SvcJson.Write(value));
            return plain as string ?? SvcJson.Write(plain);
        }

        private static void Add(
            Dictionary<string, object?> fields, IReadOnlyDictionary<string, object?>? extras)
        {
            if (extras is null) return;
            foreach (var (name, value) in extras) fields[name] = value;
        }

        /// <summary>
        /// Arguments are escaped whole. Refuses what a server would read as a step up or as
        /// nothing.
        /// </summary>
        private static string PathText(string template, PathArguments path)
        {
            var text = template;
            foreach (var (name, value) in path)
            {
                var part = value as string;
                if (string.IsNullOrEmpty(part) || part == "." || part == "..")
                {
                    throw new SvcArgumentException(
                        $"{name} must be a text that is not empty, \".\" or \"..\".", name);
                }
                text = text.Replace("{" + name + "}", Part(part));
            }
            return text;
        }

        /// <summary>
        /// Writes a=1, expand[]=x, created[gte]=5, metadata[till]=4; null is not sent.
        /// </summary>
        private static string QueryText(Dictionary<string, object?> query)
        {
            var parts = new List<string>();
            foreach (var (name, value) in query)
            {
                // As it would stand in a body, so that both know the same forms.
                Flatten(parts, name, SvcJson.Read(SvcJson.Write(value)));
            }
            return string.Join("&", parts);
        }

        private static void Flatten(List<string> parts, string name, object? value)
        {
            switch (value)
            {
                case null:
                    return;
                case IReadOnlyList<object?> list:
                    foreach (var one in list) Flatten(parts, name, one);
                    return;
                case IReadOnlyDictionary<string, object?> fields:
                    foreach (var (inner, one) in fields) Flatten(parts, $"{name}[{inner}]", one);
                    return;
                case bool flag:
                    parts.Add(Part(name) + "=" + (flag ? "true" : "false"));
                    return;
                default:
                    var text = value as string ?? SvcJson.Write(value);
                    parts.Add(Part(name) + "=" + Part(text));
                    return;
            }
        }

        private static string Part(string text)
        {
            var escaped = new StringBuilder(text.Length);
            foreach (var one in Encoding.UTF8.GetBytes(text))
            {
                if (Unreserved.IndexOf((char)one) >= 0) escaped.Append((char)one);
                else escaped.Append('%').Append(one.ToString("X2"));
            }
            return escaped.ToString();
        }
    }
}

using System.Collections.Generic;

namespace Svc
{
    /// <summary>What every object of the service has besides its fields.</summary>
    public interface ISvcObject
    {
        /// <summary>
        /// How the call was answered that brought this object; null of one that is part of another.
        /// </summary>
        ResponseMetadata? ResponseMetadata { get; }

        /// <summary>
        /// Fields that this version does not know, or that came in a form that it does not know.
        /// </summary>
        IReadOnlyDictionary<string, object?> Extra { get; }

        /// <summary>
        /// The whole object as JSON, with what is not known and with its secrets.
        /// </summary>
        string ToJson();
    }

    /// <summary>An object of the service: everything that it said is kept.</summary>
    public abstract class SvcObject : ISvcObject
    {
        private readonly Shape _shape;
        private readonly Dictionary<string, object?> _values;
        private HashSet<string>? _unread;

        private protected SvcObject(
            Shape shape, IReadOnlyDictionary<string, object?>? fields = null)
        {
            _shape = shape;
            _values = new Dictionary<string, object?>(fields?.Count ?? 0);
            if (fields is null) return;
            foreach (var (name, raw) in fields) KeepField(name, raw);
        }

        /// <inheritdoc />
        public ResponseMetadata? ResponseMetadata { get; internal set; }

        /// <inheritdoc />
        public IReadOnlyDictionary<string, object?> Extra
        {
            get
            {
                var extra = new Dictionary<string, object?>();
                foreach (var (name, value) in _values)
                {
                    if (!KnowsField(name)) extra[name] = value;
                }
                return extra;
            }
        }

        internal IReadOnlyDictionary<string, object?> FieldValues => _values;

        /// <inheritdoc />
        public string ToJson() => SvcJson.Write(this);

        /// <summary>The object for people: its name and its fields, secrets masked.</summary>
        public override string ToString() => _shape.Name + new JsonWriter(true).Value(this);

        internal bool KnowsField(string name) =>
            _shape.Fields.ContainsKey(name) && !(_unread?.Contains(name) ?? false);

        /// <summary>A field that may be missing or null.</summary>
        private protected T FindField<T>(string wire) =>
            _values.TryGetValue(wire, out var value) && value is T found ? found : default!;

        /// <summary>A field that is always there; an empty one if it is not.</summary>
        private protected T NeedField<T>(string wire) =>
            _values.TryGetValue(wire, out var value) && value is T found
                ? found
                : (T)_shape.Fields[wire].Empty!;

        private protected void KeepField(string name, object? raw)
        {
            _unread?.Remove(name);
            _values[name] = raw;
            if (raw is null || !_shape.Fields.TryGetValue(name, out var codec)) return;
            var read = codec.Read(raw);
            if (read is null) (_unread ??= new HashSet<string>()).Add(name);
            else _values[name] = read;
        }

        private protected void RemoveField(string name) => _values.Remove(name);
    }

    /// <summary>An object that a caller writes.</summary>
    public abstract class SvcInput : SvcObject
    {
        private protected SvcInput(Shape shape, IReadOnlyDictionary<string, object?>? fields = null)
            : base(shape, fields)
        {
        }

        /// <summary>
        /// Sets a field by its name on the wire, such as one that is newer than this version.
        /// </summary>
        public void SetField(string name, object? value) => KeepField(name, value);

        /// <summary>Null is a value: it clears what is there.</summary>
        private protected void AssignField(string wire, object? value) => KeepField(wire, value);

        /// <summary>Null leaves the field out.</summary>
        private protected void AssignOrRemoveField(string wire, object? value)
        {
            if (value is null) RemoveField(wire);
            else KeepField(wire, value);
        }
    }

    /// <summary>What comes back when there is nothing to say.</summary>
    public sealed class Empty : SvcObject
    {
        private static readonly Shape s_shape = new Shape(nameof(Empty));

        /// <summary>An object with these fields, by their names on the wire.</summary>
        public Empty(IReadOnlyDictionary<string, object?> fields)
            : base(s_shape, fields)
        {
        }
    }

    /// <summary>
    /// A variant that this version does not know; <see cref="ISvcObject.Extra" /> has its fields.
    /// </summary>
    public sealed partial class UnknownObject : SvcObject
    {
        private static readonly Shape s_shape = new Shape(nameof(UnknownObject))
            .With("id", Codec.Text)
            .With("object", Codec.Text);

        /// <summary>An object with these fields, by their names on the wire.</summary>
        public UnknownObject(IReadOnlyDictionary<string, object?> fields)
            : base(s_shape, fields)
        {
        }

        /// <summary>Its id.</summary>
        public string Id => NeedField<string>("id");

        /// <summary>What kind of object it is.</summary>
        public string Object => NeedField<string>("object");
    }
}

using System;

namespace Svc
{
    /// <summary>What is known of a method's request; one row of the generated table.</summary>
    internal sealed class Operation
    {
        internal string Key { get; set; } = "";

        internal string Verb { get; set; } = "";

        /// <summary>With placeholders: <c>/sends/{send_id}</c>.</summary>
        internal string Path { get; set; } = "";

        internal string Shape { get; set; } = "json";

        /// <summary>The name of what comes back; of a list, of its elements.</summary>
        internal string Result { get; set; } = "";

        /// <summary>The path argument that is the id of what comes back.</summary>
        internal string IdentifiedBy { get; set; } = "";

        internal string Accept { get; set; } = "application/json";

        /// <summary>The names that are sent in the query, as they are on the wire.</summary>
        internal string[] Query { get; set; } = Array.Empty<string>();

        internal bool Body { get; set; }

        /// <summary>The argument that is a file; with one, the body is a form.</summary>
        internal string FileField { get; set; } = "";

        /// <summary>
        /// "safe", "keyed" or "once": whether it may be sent again when its answer was lost.
        /// </summary>
        internal string Retry { get; set; } = "";

        internal bool SendsKey { get; set; }

        internal string Auth { get; set; } = "key";

        /// <summary>The directions in which its list can be walked.</summary>
        internal string Cursor { get; set; } = "none";

        internal string FixedIn { get; set; } = "";

        internal string FixedField { get; set; } = "";

        internal object? FixedValue { get; set; }

        internal bool IsFile => Shape == "file";

        internal bool GoesOnce => Retry == "once";
    }
}

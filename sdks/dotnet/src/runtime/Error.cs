using System;
using System.Threading;

namespace Svc
{
    /// <summary>Every exception of this package but the one of a cancelled call.</summary>
    public class SvcException : Exception
    {
        internal SvcException(string message, Exception? cause = null)
            : base(message, cause)
        {
        }
    }

    /// <summary>The client cannot be made with these settings.</summary>
    public sealed class SvcConfigurationException : SvcException
    {
        internal SvcConfigurationException(string message)
            : base(message)
        {
        }
    }

    /// <summary>An argument that no request could carry; nothing was sent.</summary>
    public sealed class SvcArgumentException : SvcException
    {
        internal SvcArgumentException(string message, string? param)
            : base(message) => Param = param;

        /// <summary>The name of the argument on the wire; null of none.</summary>
        public string? Param { get; }
    }

    /// <summary>
    /// A webhook that is not from the service, too old, or not to be verified as it was handed
    /// over.
    /// </summary>
    public sealed class SvcSignatureException : SvcException
    {
        internal SvcSignatureException(string message)
            : base(message)
        {
        }
    }

    /// <summary>A list that cannot be walked to its end.</summary>
    public sealed class SvcPageException : SvcException
    {
        internal SvcPageException(string message)
            : base(message)
        {
        }
    }

    /// <summary>What an exception without an answer says of its call.</summary>
    internal readonly struct CallFacts
    {
        internal CallFacts(bool maybeSent, int attempts, string? key)
        {
            MaybeSent = maybeSent;
            Attempts = attempts;
            IdempotencyKey = key;
        }

        internal bool MaybeSent { get; }

        internal int Attempts { get; }

        internal string? IdempotencyKey { get; }
    }

    /// <summary>No answer came. After a sale, look for it before you sell again.</summary>
    public class SvcConnectionException : SvcException
    {
        internal SvcConnectionException(string message, CallFacts facts, Exception? cause)
            : base(message, cause)
        {
            MaybeSent = facts.MaybeSent;
            Attempts = facts.Attempts;
            IdempotencyKey = facts.IdempotencyKey;
        }

        /// <summary>Whether any try of the request may have been carried out.</summary>
        public bool MaybeSent { get; }

        /// <summary>How many tries there were.</summary>
        public int Attempts { get; }

        /// <summary>The key that all tries carried; null without one.</summary>
        public string? IdempotencyKey { get; }
    }

    /// <summary>The time for the call, or for one answer, is over.</summary>
    public sealed class SvcTimeoutException : SvcConnectionException
    {
        internal SvcTimeoutException(string message, CallFacts facts, Exception? cause)
            : base(message, facts, cause)
        {
        }
    }

    /// <summary>
    /// The caller cancelled the call. As everywhere in .NET it is an OperationCanceledException,
    /// and so no <see cref="SvcException" />.
    /// </summary>
    public sealed class SvcCancelledException : OperationCanceledException
    {
        internal SvcCancelledException(
            string message, CallFacts facts, Exception? cause, CancellationToken token)
            : base(message, cause, token)
        {
            MaybeSent = facts.MaybeSent;
            Attempts = facts.Attempts;
            IdempotencyKey = facts.IdempotencyKey;
        }

        /// <summary>Whether any try of the request may have been carried out.</summary>
        public bool MaybeSent { get; }

        /// <summary>How many tries there were.</summary>
        public int Attempts { get; }

        /// <summary>The key that all tries carried; null without one.</summary>
        public string? IdempotencyKey { get; }
    }
}

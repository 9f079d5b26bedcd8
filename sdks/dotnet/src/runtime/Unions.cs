namespace Svc
{
    public partial interface ISendOrApproval
    {
        /// <summary>Its id, whichever of them it is.</summary>
        string Id { get; }

        /// <summary>What kind of object it is.</summary>
        string Object { get; }
    }

    public sealed partial class UnknownEvent
    {
        /// <summary>The others have one type each, and a text for it.</summary>
        string IEvent.Type => Type.Value;
    }
}

"""What must type-check and what must not; nothing here runs."""

from typing import List, Optional

from svc import AsyncSvc, Svc, models


def narrowed(event: models.Event) -> str:
    if isinstance(event, models.SendDeliveredEvent):
        return event.data.object.target
    return event.type


def told(sold: models.SendOrApproval) -> Optional[str]:
    return sold.client_reference if isinstance(sold, models.Send) else None


def called(client: Svc) -> List[str]:
    client.sends.create(target="0771234567", amount="5.00")
    client.sends.create(amount="5.00")  # type: ignore[call-arg]
    client.sends.create(target="0771234567", amount=5)  # type: ignore[arg-type]
    client.sends.create(target="0771234567", validate_only=True)  # type: ignore[call-arg]
    client.statements.get()  # type: ignore[call-arg]
    client.sends.list(status="of_later", metadata={"till": "4"})
    return [send.id for send in client.sends.list()]


async def called_async(client: AsyncSvc) -> str:
    early: str = client.sends.get("snd_1").status  # type: ignore[attr-defined]
    print(early)
    send = await client.sends.get("snd_1")
    return send.status

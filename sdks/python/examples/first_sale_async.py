"""The first sale with asyncio."""

import asyncio

from svc import AsyncSvc


async def main() -> None:
    async with AsyncSvc() as client:
        sale = await client.sends.create(
            type="airtime", target="0771234567", amount="5.00", currency="USD"
        )
        send = await client.sends.wait(sale.id)
        print(send.status)


asyncio.run(main())

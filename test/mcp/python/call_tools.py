"""Lists the tools of the MCP server and calls them, with the official client for Python.

Reads from stdin the calls, as a list of {"name", "arguments"}; writes what it heard as JSON.
"""

import asyncio
import json
import os
import sys

from mcp import Client
from mcp.client.streamable_http import create_mcp_http_client, streamable_http_client


async def main():
    headers = {"Authorization": f"Bearer {os.environ['SVC_AGENT_KEY']}"}
    calls = json.load(sys.stdin)
    async with create_mcp_http_client(headers=headers) as http:
        transport = streamable_http_client(os.environ["SVC_MCP_URL"], http_client=http)
        async with Client(transport) as client:
            tools = (await client.list_tools()).tools
            results = [await called(client, call) for call in calls]
    json.dump({"tools": [tool.name for tool in tools], "results": results}, sys.stdout)


async def called(client, call):
    """The client holds the structured content to the output schema of the tool."""
    result = await client.call_tool(call["name"], call["arguments"])
    return {
        "name": call["name"],
        "is_error": bool(result.is_error),
        "text": result.content[0].text,
        "shown": result.structured_content,
    }


asyncio.run(main())

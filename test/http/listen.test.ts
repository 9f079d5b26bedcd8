import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { bindPort, listen } from "@svc/server/http/listen.ts";
import { describe, expect, it } from "vitest";

const ANY = { host: "127.0.0.1", port: 0 };

async function serve(fetch: () => Promise<Response>) {
  const port = await bindPort(ANY);
  const listening = await listen(fetch, { ...ANY, port });
  return { port, listening, url: `http://127.0.0.1:${port}` };
}

describe("the port", () => {
  it("that is taken is told by its name before anything is started", async () => {
    const { port, listening } = await serve(async () => new Response("here"));
    await expect(bindPort({ ...ANY, port })).rejects.toThrow(`PORT ${port} on 127.0.0.1 is in use`);
    await listening.close({ within_ms: 1_000 });
    expect(await bindPort({ ...ANY, port })).toBe(port);
  });

  it("on an address of another machine is told by the setting's name", async () => {
    await expect(bindPort({ host: "192.0.2.1", port: 0 })).rejects.toThrow("HOST 192.0.2.1");
  });
});

describe("a server that is closed", () => {
  it("answers what is under way and takes nothing new", async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<Response>();
    const { listening, url } = await serve(() => {
      asked.resolve();
      return answer.promise;
    });
    const under_way = fetch(url);
    await asked.promise;
    const closed = listening.close({ within_ms: 5_000 });
    await expect(fetch(url)).rejects.toThrow();
    answer.resolve(new Response("sold"));
    expect(await (await under_way).text()).toBe("sold");
    await closed;
  });

  it("cuts off what does not end in time", async () => {
    const asked = Promise.withResolvers<void>();
    const { listening, port } = await serve(() => {
      asked.resolve();
      return new Promise(() => {});
    });
    const socket = connect(port, "127.0.0.1");
    const cut_off = Promise.withResolvers<void>();
    socket.on("close", () => cut_off.resolve());
    socket.on("error", () => {});
    socket.write("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
    await asked.promise;
    await listening.close({ within_ms: 30 });
    await cut_off.promise;
    expect(await Promise.race([bindPort({ host: "127.0.0.1", port }), sleep(1_000)])).toBe(port);
  });
});

describe("a server whose address is https", () => {
  it.each([
    [true, "max-age=31536000"],
    [false, null],
  ])("keeps browsers to https: %s", async (https_only, header) => {
    const answer = async () => new Response("here", { headers: { "svc-version": "1" } });
    const port = await bindPort(ANY);
    const listening = await listen(answer, { ...ANY, port }, { https_only });
    const { headers } = await fetch(`http://127.0.0.1:${port}`);
    expect(headers.get("strict-transport-security")).toBe(header);
    expect(headers.get("svc-version")).toBe("1");
    await listening.close({ within_ms: 1_000 });
  });
});

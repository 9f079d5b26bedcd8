/** A sink as a process: `node test/fakes/mail-sink/main.ts [port] [admin port]`. */
import { runFake } from "../kit/index.ts";
import { openMailSink } from "./mail-sink.ts";

await runFake(openMailSink, ({ smtp_url }) => ({
  SVC_SMTP: smtp_url,
  SVC_MAIL_FROM: "Svc <no-reply@svc.example>",
}));

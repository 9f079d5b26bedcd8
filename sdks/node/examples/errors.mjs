// What can come back: decide by the class and the code, never by the message.
import { ApiError, ConnectionError, ERROR_CODES, RateLimitError, Svc } from "svc-sdk";

const client = new Svc();
try {
  await client.sends.create({ target: "0771234567", amount: "100000.00", currency: "USD" });
} catch (error) {
  if (error instanceof RateLimitError) console.log(`wait ${error.retryAfter} seconds`);
  else if (error instanceof ApiError && error.code === ERROR_CODES.AMOUNT_OUT_OF_RANGE) {
    console.log(`between ${error.meta.min} and ${error.meta.max}; ${error.requestId}`);
  } else if (error instanceof ConnectionError) console.log(`no answer: ${error.maybeSent}`);
  else throw error;
}

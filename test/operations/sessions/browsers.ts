/** What Firefox on Windows says of itself. */
export const FIREFOX = {
  "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
};

/** What Chrome on a phone says of itself. */
export const CHROME = {
  "user-agent":
    "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) " +
    "Chrome/140.0.0.0 Mobile Safari/537.36",
};

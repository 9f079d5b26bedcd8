import { toBuffer } from "qrcode";

/** Sharp when printed some centimetres wide, and with the white edge that readers need. */
const LOOK = { type: "png", errorCorrectionLevel: "M", margin: 4, scale: 12 } as const;

/** A QR code of a URL, to print. */
export async function qrPicture(url: string): Promise<Buffer> {
  return await toBuffer(url, LOOK);
}

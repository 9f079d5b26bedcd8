export { sendMyPinCode } from "./send-my-pin-code.ts";
export { setMyPin } from "./set-my-pin.ts";

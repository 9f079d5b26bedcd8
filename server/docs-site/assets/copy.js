// A button above each sample that copies it.

const SHOWN_MS = 1_500;

export function showCopy() {
  for (const button of document.querySelectorAll(".copy")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const code = button.closest(".code").querySelector("code");
      const copied = await copy(code);
      button.textContent = copied ? "Copied" : "Press Ctrl+C";
      setTimeout(() => {
        button.textContent = "Copy";
      }, SHOWN_MS);
    });
  }
}

/** Browsers let a page write to the clipboard over https and on this machine; else one selects. */
async function copy(code) {
  if (navigator.clipboard !== undefined) {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  }
  getSelection().selectAllChildren(code);
  return false;
}

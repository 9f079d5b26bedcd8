/**
 * Asks the browser for a passkey when the form is sent, and sends what it made or signed. Without
 * it nobody can sign in: a passkey is for scripts alone.
 */
const form = document.querySelector("form[data-passkey]");

form.addEventListener("submit", (event) => {
  event.preventDefault();
  document.querySelector("[role=alert]").hidden = true;
  ask(form.dataset.passkey, JSON.parse(form.dataset.options)).then(send, complain);
});

async function ask(verb, options) {
  const publicKey =
    verb === "create"
      ? PublicKeyCredential.parseCreationOptionsFromJSON(options)
      : PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return await navigator.credentials[verb]({ publicKey });
}

function send(credential) {
  form.elements.namedItem("credential").value = JSON.stringify(credential);
  form.submit();
}

function complain() {
  document.querySelector("[role=alert]").hidden = false;
}

// Asks the phone where it is, before a form that needs to know is sent. The first readings are often
// rough, so it waits a little for one that is accurate enough, and otherwise takes the best.
const WAIT_MS = 20_000;
const SETTLE_MS = 6_000;
const OPTIONS = { enableHighAccuracy: true, maximumAge: 0, timeout: WAIT_MS };

// What it says stands in the page, in the language of the page.
const shown = document.querySelector("[data-where]");

let is_asking = false;

document.addEventListener(
  "submit",
  (event) => {
    const { target: form, submitter } = event;
    const is_ready = form.dataset.place === undefined || form.dataset.found !== undefined;
    if (is_ready || submitter?.value === "code") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!is_asking) void ask(form, submitter);
  },
  true,
);

async function ask(form, submitter) {
  is_asking = true;
  submitter?.setAttribute("aria-disabled", "true");
  say(shown.dataset.finding);
  try {
    const { latitude, longitude, accuracy } = await findPosition(Number(form.dataset.place));
    form.elements.lat.value = latitude;
    form.elements.lng.value = longitude;
    form.elements.accuracy_m.value = Math.ceil(accuracy);
    form.dataset.found = "";
    say(shown.dataset.found);
    form.requestSubmit(submitter);
  } catch (failure) {
    submitter?.removeAttribute("aria-disabled");
    const is_denied = failure.code === GeolocationPositionError.PERMISSION_DENIED;
    say(is_denied ? shown.dataset.denied : shown.dataset.failed);
  }
  is_asking = false;
}

/** The first reading that is accurate enough, or the best by the time. */
async function findPosition(accuracy_wanted) {
  let watch;
  const found = new Promise((resolve, reject) => {
    let best = null;
    const settle = () => resolve(best);
    const read = ({ coords }) => {
      if (best === null) setTimeout(settle, SETTLE_MS);
      if (best === null || coords.accuracy < best.accuracy) best = coords;
      if (best.accuracy <= accuracy_wanted) settle();
    };
    const fail = (failure) => (best === null ? reject(failure) : settle());
    watch = navigator.geolocation.watchPosition(read, fail, OPTIONS);
  });
  return await found.finally(() => navigator.geolocation.clearWatch(watch));
}

function say(text) {
  shown.hidden = false;
  shown.textContent = text;
}

/** A form that the back button shows needs to know anew. */
addEventListener("pageshow", () => {
  for (const form of document.forms) delete form.dataset.found;
});

for (const form of document.forms) form.hidden = false;
if (navigator.geolocation === undefined) say(shown.dataset.none);

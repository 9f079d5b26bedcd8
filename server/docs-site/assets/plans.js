// What is planned is folded away until the reader wants to see it, on every page.

const SHOWN = "docs-planned";

export function rememberPlans() {
  const folds = [...document.querySelectorAll("details.plans")];
  if (localStorage.getItem(SHOWN) === "yes") for (const fold of folds) fold.open = true;
  for (const fold of folds) {
    fold.querySelector("summary").addEventListener("click", () => {
      // The click comes before the fold changes.
      localStorage.setItem(SHOWN, fold.open ? "no" : "yes");
    });
  }
}

/** Where the reader is in a long navigation. */
export function showPlace() {
  const side = document.querySelector(".side");
  const link = side?.querySelector("[aria-current]");
  if (!link) return;
  const { top, bottom } = link.getBoundingClientRect();
  if (bottom > side.getBoundingClientRect().bottom) side.scrollTop += top - innerHeight / 2;
}

/** A link may lead into a fold. */
export function unfoldTarget() {
  const unfold = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    let fold = target?.closest("details:not([open])");
    if (!fold) return;
    while (fold) {
      fold.open = true;
      fold = fold.parentElement.closest("details:not([open])");
    }
    target.scrollIntoView();
  };
  addEventListener("hashchange", unfold);
  unfold();
}

/** What our own pages look like: plain, readable on a phone, dark where the reader's system is. */
export const STYLE = `
:root { color-scheme: light dark;
  --ink: #1a1a1a; --quiet: #5f6368; --line: #e3e3e3; --paper: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececec; --quiet: #a0a4a8; --line: #333; --paper: #161616; }
}
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
nav { padding: 14px 24px; border-bottom: 1px solid var(--line); }
main { max-width: 46rem; margin: 0 auto; padding: 24px; }
h1 { font-size: 1.9rem; margin: 0.4em 0; }
h2 { font-size: 1.05rem; margin: 0; }
section { padding: 18px 0; border-top: 1px solid var(--line); scroll-margin-top: 12px; }
section:target { border-left: 3px solid #0a7d5a; padding-left: 14px; }
section p { margin: 0.35em 0; }
a { color: inherit; text-underline-offset: 3px; }
h2 a { text-decoration: none; }
.facts { color: var(--quiet); font-size: 0.9rem; }
code { overflow-wrap: anywhere;
  font: 0.93em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
`;

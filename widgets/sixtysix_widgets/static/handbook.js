// built from widgets/frontend/src/handbook by "npm run build"; do not edit

// src/base/options.ts
function readOptions(value) {
  const given = value ?? {};
  return {
    theme: given.theme ?? "auto",
    deck: given.deck ?? "french",
    suits: given.suits ?? "four",
    motion: given.motion ?? "auto",
    keys: given.keys ?? true,
    words: given.words ?? {}
  };
}
function word(options, key, fill = {}) {
  const text = options.words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => fill[name] ?? whole);
}
function insideEditor() {
  if (document.body.dataset.voila) return false;
  return document.querySelector(".jp-LabShell, body[data-notebook], body.notebook_app") !== null;
}
function dropHiddenHeading() {
  document.querySelector("h1.page-unseen")?.remove();
}
function darkNow(theme) {
  if (theme !== "auto") return theme === "dark";
  if (insideEditor()) return document.body.dataset.jpThemeLight === "false";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}
function applyOptions(root, options) {
  root.dataset.theme = darkNow(options.theme) ? "dark" : "light";
  root.dataset.suits = options.suits;
  root.dataset.motion = options.motion;
  root.dataset.keys = options.keys ? "on" : "off";
}
function watchTheme(changed) {
  const query = matchMedia("(prefers-color-scheme: dark)");
  query.addEventListener("change", changed);
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  return () => {
    query.removeEventListener("change", changed);
    observer.disconnect();
  };
}

// src/base/dom.ts
function setAll(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === void 0 || value === false) continue;
    element.setAttribute(name, value === true ? "" : String(value));
  }
}
function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  setAll(element, attributes);
  for (const child of children) if (child) element.append(child);
  return element;
}
var SVG = "http://www.w3.org/2000/svg";
function svg(tag, attributes = {}) {
  const element = document.createElementNS(SVG, tag);
  setAll(element, attributes);
  return element;
}

// faces/faces.svg
var faces_default = '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" style="position:absolute;width:0;height:0;overflow:hidden"><defs>\n<clipPath id="cp-panel"><rect x="86" y="14" width="140" height="308" rx="12"/></clipPath>\n<pattern id="tx-v" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 3 7 10 14 3" fill="none" stroke="#fff" stroke-width="2.5" opacity=".34"/></pattern>\n<pattern id="tx-o" width="16" height="16" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="2.6" fill="#fff" opacity=".42"/><circle cx="12" cy="12" r="2.6" fill="#fff" opacity=".42"/></pattern>\n<pattern id="tx-d" width="18" height="18" patternUnits="userSpaceOnUse"><path d="M9 2 16 9 9 16 2 9Z" fill="none" stroke="#fff" stroke-width="2" opacity=".4"/></pattern>\n<pattern id="tx-w" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M3 0V12M9 0V12" stroke="#fff" stroke-width="2" opacity=".3"/></pattern>\n<pattern id="tx-b" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M12 1 23 12 12 23 1 12Z" fill="none" stroke="var(--back-2,#f3d9b8)" stroke-width="2"/><circle cx="12" cy="12" r="3" fill="var(--back-2,#f3d9b8)"/></pattern>\n</defs><symbol id="s-s" viewBox="0 0 100 100"><path d="M50 5C61 26 93 42 93 65 93 78 83 85 73 85 65 85 58 81 54 75 55 85 59 92 67 96H33C41 92 45 85 46 75 42 81 35 85 27 85 17 85 7 78 7 65 7 42 39 26 50 5Z"/></symbol>\n<symbol id="s-h" viewBox="0 0 100 100"><path d="M50 93C22 70 6 51 6 31 6 15 18 7 29 7 39 7 47 13 50 24 53 13 61 7 71 7 82 7 94 15 94 31 94 51 78 70 50 93Z"/></symbol>\n<symbol id="s-d" viewBox="0 0 100 100"><path d="M50 3C58 22 72 40 88 50 72 60 58 78 50 97 42 78 28 60 12 50 28 40 42 22 50 3Z"/></symbol>\n<symbol id="s-c" viewBox="0 0 100 100"><path d="M50 5A21.5 21.5 0 0 1 66 41 21.5 21.5 0 1 1 54.5 71C55 83 59 92 67 96H33C41 92 45 83 45.5 71A21.5 21.5 0 1 1 34 41 21.5 21.5 0 0 1 50 5Z"/></symbol>\n<symbol id="t-a" viewBox="0 0 100 100"><path d="M50 17C50 10 54 6 61 3" fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round"/><path d="M16 47C16 24 32 15 50 15S84 24 84 47C84 51 81 53 77 53H23C19 53 16 51 16 47Z"/><path d="M25 58H75C75 78 63 90 50 97 37 90 25 78 25 58Z" fill="var(--suit-a-2,#c98a34)" stroke="currentColor" stroke-width="4"/><path d="M30 30 42 48M50 22V48M70 30 58 48" stroke="var(--card-face,#fffdf7)" stroke-width="3.5" fill="none" opacity=".75"/></symbol>\n<symbol id="t-l" viewBox="0 0 100 100"><path d="M50 3C60 16 92 34 92 58 92 72 82 79 71 79 63 79 57 76 54 72V90C54 96 46 96 46 90V72C43 76 37 79 29 79 18 79 8 72 8 58 8 34 40 16 50 3Z"/><path d="M50 22V70M50 46 66 34M50 46 34 34M50 63 72 50M50 63 28 50" stroke="var(--card-face,#fffdf7)" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/></symbol>\n<symbol id="t-h" viewBox="0 0 100 100"><path d="M50 93C22 70 6 51 6 31 6 15 18 7 29 7 39 7 47 13 50 24 53 13 61 7 71 7 82 7 94 15 94 31 94 51 78 70 50 93Z"/></symbol>\n<symbol id="t-b" viewBox="0 0 100 100"><circle cx="50" cy="13" r="8" fill="none" stroke="currentColor" stroke-width="6"/><circle cx="50" cy="57" r="39" fill="var(--suit-b-2,#e3a52c)" stroke="currentColor" stroke-width="6"/><path d="M12 50H88V64H12Z"/><path d="M50 72V86" stroke="currentColor" stroke-width="7" stroke-linecap="round"/><circle cx="50" cy="73" r="6.5"/><path d="M18 57H82" stroke="var(--card-face,#fffdf7)" stroke-width="3" stroke-dasharray="5 6" opacity=".85"/></symbol>\n<symbol id="f-sA" viewBox="0 0 240 336"><g style="color:var(--suit-s,#1f1d1b);fill:var(--suit-s,#1f1d1b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M7 70 29 7 51 70M16 48H42" transform="translate(17.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-s" x="17" y="111" width="58" height="58"/><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-width="3" stroke-opacity=".55"/><path d="M156 84V70" transform="rotate(-24 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(0 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(24 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(156 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(180 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(204 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><use href="#s-s" x="95" y="107" width="122" height="122"/></g></symbol>\n<symbol id="f-s10" viewBox="0 0 240 336"><g style="color:var(--suit-s,#1f1d1b);fill:var(--suit-s,#1f1d1b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 19 19 7V70M50 7C60 7 65 18 65 38S60 69 50 69 35 58 35 38 40 7 50 7Z" transform="translate(10.7 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-s" x="17" y="111" width="58" height="58"/><use href="#s-s" x="97" y="29" width="46" height="46"/><use href="#s-s" x="97" y="106" width="46" height="46"/><use href="#s-s" x="97" y="184" width="46" height="46"/><use href="#s-s" x="97" y="261" width="46" height="46"/><use href="#s-s" x="173" y="29" width="46" height="46"/><use href="#s-s" x="173" y="106" width="46" height="46"/><use href="#s-s" x="173" y="184" width="46" height="46"/><use href="#s-s" x="173" y="261" width="46" height="46"/><use href="#s-s" x="135" y="67" width="46" height="46"/><use href="#s-s" x="135" y="223" width="46" height="46"/></g></symbol>\n<symbol id="f-sK" viewBox="0 0 240 336"><g style="color:var(--suit-s,#1f1d1b);fill:var(--suit-s,#1f1d1b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M9 7V70M48 7 11 44M24 33 50 70" transform="translate(18.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-s" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z"/><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z" fill="url(#tx-v)"/><path d="M54 214H86V308H54Z" fill="var(--card-gold,#d9a441)"/><path d="M54 214V308M86 214V308" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M8 226C16 204 40 194 70 194S124 204 132 226C112 246 28 246 8 226Z" fill="#fff8ea" stroke="var(--card-ink,#2b2620)" stroke-width="2.5"/><path d="M24 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M42 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M98 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M116 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M36 92H104V138H36Z" fill="#2a211c"/><rect x="41" y="84" width="58" height="78" rx="22" fill="#8a5a3c"/><path d="M36 122C42 138 52 142 70 140 88 142 98 138 104 122V158C104 190 88 208 70 220 52 208 36 190 36 158Z" fill="#5a5048"/><path d="M52 147C58 138 66 138 70 142 74 138 82 138 88 147 80 152 74 150 70 148 66 150 60 152 52 147Z" fill="var(--card-ink,#2b2620)" opacity=".45"/><path d="M62 158Q70 163 78 158" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="117" r="3.6"/><circle cx="83" cy="117" r="3.6"/></g><path d="M50 106H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 106H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 118V131H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M33 97 24 44 48 68 70 32 92 68 116 44 107 97Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M33 84H107V99H33Z" fill="var(--card-gold-2,#a8751d)"/><circle cx="24" cy="42" r="7"/><circle cx="116" cy="42" r="7"/><circle cx="70" cy="29" r="8"/><g fill="var(--card-face,#fffdf7)"><circle cx="50" cy="91.5" r="4"/><circle cx="70" cy="91.5" r="4"/><circle cx="90" cy="91.5" r="4"/></g><use href="#s-s" x="56" y="258" width="28" height="28" style="color:currentColor;fill:currentColor"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="f-sQ" viewBox="0 0 240 336"><g style="color:var(--suit-s,#1f1d1b);fill:var(--suit-s,#1f1d1b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M29 7C43 7 52 19 52 38S43 69 29 69 6 57 6 38 15 7 29 7ZM34 52 54 72" transform="translate(15.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-s" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M70 62C30 62 20 100 20 148 20 190 14 214 8 236H132C126 214 120 190 120 148 120 100 110 62 70 62Z" fill="#2a211c"/><path d="M2 308C4 252 22 222 46 208H94C118 222 136 252 138 308Z"/><path d="M2 308C4 252 22 222 46 208H94C118 222 136 252 138 308Z" fill="url(#tx-v)"/><path d="M44 209C52 246 64 258 70 262 76 258 88 246 96 209L82 196H58Z" fill="#8a5a3c"/><path d="M40 210C48 250 62 264 70 268 78 264 92 250 100 210" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><rect x="58" y="148" width="24" height="56" rx="10" fill="#8a5a3c"/><path d="M58 166Q70 178 82 166V158H58Z" fill="var(--card-ink,#2b2620)" opacity=".18"/><path d="M48 204Q70 226 92 204" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="4" stroke-dasharray="1 8" stroke-linecap="round"/><ellipse cx="70" cy="124" rx="31" ry="39" fill="#8a5a3c"/><path d="M36 132C32 96 48 78 70 78S108 96 104 132C100 112 88 100 70 92 52 100 40 112 36 132Z" fill="#2a211c"/><g fill="#c8403a" opacity=".3"><circle cx="51" cy="136" r="7"/><circle cx="89" cy="136" r="7"/></g><g fill="var(--card-ink,#2b2620)"><circle cx="56" cy="124" r="3.6"/><circle cx="84" cy="124" r="3.6"/></g><path d="M49 121Q56 114 63 121" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.6" stroke-linecap="round"/><path d="M77 121Q84 114 91 121" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.6" stroke-linecap="round"/><path d="M70 126V139H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M62 148Q66 144 70 147 74 144 78 148 70 156 62 148Z" fill="#a8322f"/><path d="M36 86C40 62 48 60 54 70 58 46 66 34 70 34S82 46 86 70C92 60 100 62 104 86 84 76 56 76 36 86Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><circle cx="70" cy="62" r="7"/><circle cx="70" cy="31" r="5" fill="var(--card-gold-2,#a8751d)"/><circle cx="43" cy="66" r="4" fill="var(--card-gold-2,#a8751d)"/><circle cx="97" cy="66" r="4" fill="var(--card-gold-2,#a8751d)"/><circle cx="38" cy="150" r="4.5" fill="var(--card-gold,#d9a441)"/><circle cx="102" cy="150" r="4.5" fill="var(--card-gold,#d9a441)"/><circle cx="70" cy="284" r="20" fill="var(--card-face,#fffdf7)"/><use href="#s-s" x="56.5" y="271.5" width="27" height="27"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="f-sJ" viewBox="0 0 240 336"><g style="color:var(--suit-s,#1f1d1b);fill:var(--suit-s,#1f1d1b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M20 7H40V50C40 62 33 69 23 69S6 62 6 52" transform="translate(22.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-s" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M6 308V256C6 222 30 204 52 200H88C110 204 134 222 134 256V308Z"/><path d="M6 308V256C6 222 30 204 52 200H88C110 204 134 222 134 256V308Z" fill="url(#tx-v)"/><path d="M70 200H88C110 204 134 222 134 256V308H70Z" fill="var(--card-face,#fffdf7)" opacity=".82"/><path d="M70 200H88C110 204 134 222 134 256V308H70Z" fill="none" stroke="currentColor" stroke-width="3"/><use href="#s-s" x="84" y="244" width="36" height="36"/><rect x="58" y="150" width="24" height="52" rx="10" fill="#8a5a3c"/><path d="M58 168Q70 180 82 168V160H58Z" fill="var(--card-ink,#2b2620)" opacity=".18"/><path d="M70 236 38 204 54 190 70 204 86 190 102 204Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M34 92H106V150C106 164 90 166 90 152H50C50 166 34 164 34 150Z" fill="#2a211c"/><path d="M43 96H97V132C97 152 84 164 70 164S43 152 43 132Z" fill="#8a5a3c"/><path d="M43 96H97V112C84 108 62 104 43 114Z" fill="#2a211c"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="126" r="3.6"/><circle cx="83" cy="126" r="3.6"/></g><path d="M50 115H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 115H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 127V140H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M61 149Q70 156 80 147" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><path d="M96 72C98 46 112 24 130 14 136 38 126 62 104 78Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M102 72 124 28" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M26 98C16 70 44 50 78 54 110 57 122 80 114 100 90 88 54 86 26 98Z"/><path d="M24 99C52 84 92 86 116 101" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="7" stroke-linecap="round"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="f-s9" viewBox="0 0 240 336"><g style="color:var(--suit-s,#1f1d1b);fill:var(--suit-s,#1f1d1b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A20 20 0 1 1 27 47 20 20 0 1 1 27 7ZM47 27C47 50 38 66 18 70" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-s" x="17" y="111" width="58" height="58"/><use href="#s-s" x="97" y="29" width="46" height="46"/><use href="#s-s" x="97" y="106" width="46" height="46"/><use href="#s-s" x="97" y="184" width="46" height="46"/><use href="#s-s" x="97" y="261" width="46" height="46"/><use href="#s-s" x="173" y="29" width="46" height="46"/><use href="#s-s" x="173" y="106" width="46" height="46"/><use href="#s-s" x="173" y="184" width="46" height="46"/><use href="#s-s" x="173" y="261" width="46" height="46"/><use href="#s-s" x="135" y="145" width="46" height="46"/></g></symbol>\n<symbol id="f-s8" viewBox="0 0 240 336"><g style="color:var(--suit-s,#1f1d1b);fill:var(--suit-s,#1f1d1b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A16 15 0 1 1 27 37 16 15 0 1 1 27 7ZM27 37A20 16 0 1 1 27 69 20 16 0 1 1 27 37Z" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-s" x="17" y="111" width="58" height="58"/><use href="#s-s" x="97" y="29" width="46" height="46"/><use href="#s-s" x="97" y="145" width="46" height="46"/><use href="#s-s" x="97" y="261" width="46" height="46"/><use href="#s-s" x="173" y="29" width="46" height="46"/><use href="#s-s" x="173" y="145" width="46" height="46"/><use href="#s-s" x="173" y="261" width="46" height="46"/><use href="#s-s" x="135" y="87" width="46" height="46"/><use href="#s-s" x="135" y="203" width="46" height="46"/></g></symbol>\n<symbol id="f-s7" viewBox="0 0 240 336"><g style="color:var(--suit-s,#1f1d1b);fill:var(--suit-s,#1f1d1b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 7H46C34 24 24 46 21 70" transform="translate(20.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-s" x="17" y="111" width="58" height="58"/><use href="#s-s" x="97" y="29" width="46" height="46"/><use href="#s-s" x="97" y="145" width="46" height="46"/><use href="#s-s" x="97" y="261" width="46" height="46"/><use href="#s-s" x="173" y="29" width="46" height="46"/><use href="#s-s" x="173" y="145" width="46" height="46"/><use href="#s-s" x="173" y="261" width="46" height="46"/><use href="#s-s" x="135" y="87" width="46" height="46"/></g></symbol>\n<symbol id="f-hA" viewBox="0 0 240 336"><g style="color:var(--suit-h,#bf1f2b);fill:var(--suit-h,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M7 70 29 7 51 70M16 48H42" transform="translate(17.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-h" x="17" y="111" width="58" height="58"/><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-width="3" stroke-opacity=".55"/><path d="M156 84V70" transform="rotate(-24 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(0 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(24 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(156 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(180 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(204 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><use href="#s-h" x="95" y="107" width="122" height="122"/></g></symbol>\n<symbol id="f-h10" viewBox="0 0 240 336"><g style="color:var(--suit-h,#bf1f2b);fill:var(--suit-h,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 19 19 7V70M50 7C60 7 65 18 65 38S60 69 50 69 35 58 35 38 40 7 50 7Z" transform="translate(10.7 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-h" x="17" y="111" width="58" height="58"/><use href="#s-h" x="97" y="29" width="46" height="46"/><use href="#s-h" x="97" y="106" width="46" height="46"/><use href="#s-h" x="97" y="184" width="46" height="46"/><use href="#s-h" x="97" y="261" width="46" height="46"/><use href="#s-h" x="173" y="29" width="46" height="46"/><use href="#s-h" x="173" y="106" width="46" height="46"/><use href="#s-h" x="173" y="184" width="46" height="46"/><use href="#s-h" x="173" y="261" width="46" height="46"/><use href="#s-h" x="135" y="67" width="46" height="46"/><use href="#s-h" x="135" y="223" width="46" height="46"/></g></symbol>\n<symbol id="f-hK" viewBox="0 0 240 336"><g style="color:var(--suit-h,#bf1f2b);fill:var(--suit-h,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M9 7V70M48 7 11 44M24 33 50 70" transform="translate(18.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-h" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z"/><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z" fill="url(#tx-o)"/><path d="M54 214H86V308H54Z" fill="var(--card-gold,#d9a441)"/><path d="M54 214V308M86 214V308" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M8 226C16 204 40 194 70 194S124 204 132 226C112 246 28 246 8 226Z" fill="#fff8ea" stroke="var(--card-ink,#2b2620)" stroke-width="2.5"/><path d="M24 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M42 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M98 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M116 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M36 92H104V138H36Z" fill="#8d4a23"/><rect x="41" y="84" width="58" height="78" rx="22" fill="#f1cba6"/><path d="M36 122C42 138 52 142 70 140 88 142 98 138 104 122V158C104 190 88 208 70 220 52 208 36 190 36 158Z" fill="#8d4a23"/><path d="M52 147C58 138 66 138 70 142 74 138 82 138 88 147 80 152 74 150 70 148 66 150 60 152 52 147Z" fill="var(--card-ink,#2b2620)" opacity=".45"/><path d="M62 158Q70 163 78 158" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="117" r="3.6"/><circle cx="83" cy="117" r="3.6"/></g><path d="M50 106H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 106H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 118V131H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M33 97 24 44 48 68 70 32 92 68 116 44 107 97Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M33 84H107V99H33Z" fill="var(--card-gold-2,#a8751d)"/><circle cx="24" cy="42" r="7"/><circle cx="116" cy="42" r="7"/><circle cx="70" cy="29" r="8"/><g fill="var(--card-face,#fffdf7)"><circle cx="50" cy="91.5" r="4"/><circle cx="70" cy="91.5" r="4"/><circle cx="90" cy="91.5" r="4"/></g><use href="#s-h" x="56" y="258" width="28" height="28" style="color:currentColor;fill:currentColor"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="f-hQ" viewBox="0 0 240 336"><g style="color:var(--suit-h,#bf1f2b);fill:var(--suit-h,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M29 7C43 7 52 19 52 38S43 69 29 69 6 57 6 38 15 7 29 7ZM34 52 54 72" transform="translate(15.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-h" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M70 62C30 62 20 100 20 148 20 190 14 214 8 236H132C126 214 120 190 120 148 120 100 110 62 70 62Z" fill="#8d4a23"/><path d="M2 308C4 252 22 222 46 208H94C118 222 136 252 138 308Z"/><path d="M2 308C4 252 22 222 46 208H94C118 222 136 252 138 308Z" fill="url(#tx-o)"/><path d="M44 209C52 246 64 258 70 262 76 258 88 246 96 209L82 196H58Z" fill="#f1cba6"/><path d="M40 210C48 250 62 264 70 268 78 264 92 250 100 210" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><rect x="58" y="148" width="24" height="56" rx="10" fill="#f1cba6"/><path d="M58 166Q70 178 82 166V158H58Z" fill="var(--card-ink,#2b2620)" opacity=".18"/><path d="M48 204Q70 226 92 204" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="4" stroke-dasharray="1 8" stroke-linecap="round"/><ellipse cx="70" cy="124" rx="31" ry="39" fill="#f1cba6"/><path d="M36 132C32 96 48 78 70 78S108 96 104 132C100 112 88 100 70 92 52 100 40 112 36 132Z" fill="#8d4a23"/><g fill="#c8403a" opacity=".3"><circle cx="51" cy="136" r="7"/><circle cx="89" cy="136" r="7"/></g><g fill="var(--card-ink,#2b2620)"><circle cx="56" cy="124" r="3.6"/><circle cx="84" cy="124" r="3.6"/></g><path d="M49 121Q56 114 63 121" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.6" stroke-linecap="round"/><path d="M77 121Q84 114 91 121" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.6" stroke-linecap="round"/><path d="M70 126V139H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M62 148Q66 144 70 147 74 144 78 148 70 156 62 148Z" fill="#a8322f"/><path d="M36 86C40 62 48 60 54 70 58 46 66 34 70 34S82 46 86 70C92 60 100 62 104 86 84 76 56 76 36 86Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><circle cx="70" cy="62" r="7"/><circle cx="70" cy="31" r="5" fill="var(--card-gold-2,#a8751d)"/><circle cx="43" cy="66" r="4" fill="var(--card-gold-2,#a8751d)"/><circle cx="97" cy="66" r="4" fill="var(--card-gold-2,#a8751d)"/><circle cx="38" cy="150" r="4.5" fill="var(--card-gold,#d9a441)"/><circle cx="102" cy="150" r="4.5" fill="var(--card-gold,#d9a441)"/><circle cx="70" cy="284" r="20" fill="var(--card-face,#fffdf7)"/><use href="#s-h" x="56.5" y="271.5" width="27" height="27"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="f-hJ" viewBox="0 0 240 336"><g style="color:var(--suit-h,#bf1f2b);fill:var(--suit-h,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M20 7H40V50C40 62 33 69 23 69S6 62 6 52" transform="translate(22.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-h" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M6 308V256C6 222 30 204 52 200H88C110 204 134 222 134 256V308Z"/><path d="M6 308V256C6 222 30 204 52 200H88C110 204 134 222 134 256V308Z" fill="url(#tx-o)"/><path d="M70 200H88C110 204 134 222 134 256V308H70Z" fill="var(--card-face,#fffdf7)" opacity=".82"/><path d="M70 200H88C110 204 134 222 134 256V308H70Z" fill="none" stroke="currentColor" stroke-width="3"/><use href="#s-h" x="84" y="244" width="36" height="36"/><rect x="58" y="150" width="24" height="52" rx="10" fill="#f1cba6"/><path d="M58 168Q70 180 82 168V160H58Z" fill="var(--card-ink,#2b2620)" opacity=".18"/><path d="M70 236 38 204 54 190 70 204 86 190 102 204Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M34 92H106V150C106 164 90 166 90 152H50C50 166 34 164 34 150Z" fill="#8d4a23"/><path d="M43 96H97V132C97 152 84 164 70 164S43 152 43 132Z" fill="#f1cba6"/><path d="M43 96H97V112C84 108 62 104 43 114Z" fill="#8d4a23"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="126" r="3.6"/><circle cx="83" cy="126" r="3.6"/></g><path d="M50 115H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 115H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 127V140H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M61 149Q70 156 80 147" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><path d="M96 72C98 46 112 24 130 14 136 38 126 62 104 78Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M102 72 124 28" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M26 98C16 70 44 50 78 54 110 57 122 80 114 100 90 88 54 86 26 98Z"/><path d="M24 99C52 84 92 86 116 101" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="7" stroke-linecap="round"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="f-h9" viewBox="0 0 240 336"><g style="color:var(--suit-h,#bf1f2b);fill:var(--suit-h,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A20 20 0 1 1 27 47 20 20 0 1 1 27 7ZM47 27C47 50 38 66 18 70" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-h" x="17" y="111" width="58" height="58"/><use href="#s-h" x="97" y="29" width="46" height="46"/><use href="#s-h" x="97" y="106" width="46" height="46"/><use href="#s-h" x="97" y="184" width="46" height="46"/><use href="#s-h" x="97" y="261" width="46" height="46"/><use href="#s-h" x="173" y="29" width="46" height="46"/><use href="#s-h" x="173" y="106" width="46" height="46"/><use href="#s-h" x="173" y="184" width="46" height="46"/><use href="#s-h" x="173" y="261" width="46" height="46"/><use href="#s-h" x="135" y="145" width="46" height="46"/></g></symbol>\n<symbol id="f-h8" viewBox="0 0 240 336"><g style="color:var(--suit-h,#bf1f2b);fill:var(--suit-h,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A16 15 0 1 1 27 37 16 15 0 1 1 27 7ZM27 37A20 16 0 1 1 27 69 20 16 0 1 1 27 37Z" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-h" x="17" y="111" width="58" height="58"/><use href="#s-h" x="97" y="29" width="46" height="46"/><use href="#s-h" x="97" y="145" width="46" height="46"/><use href="#s-h" x="97" y="261" width="46" height="46"/><use href="#s-h" x="173" y="29" width="46" height="46"/><use href="#s-h" x="173" y="145" width="46" height="46"/><use href="#s-h" x="173" y="261" width="46" height="46"/><use href="#s-h" x="135" y="87" width="46" height="46"/><use href="#s-h" x="135" y="203" width="46" height="46"/></g></symbol>\n<symbol id="f-h7" viewBox="0 0 240 336"><g style="color:var(--suit-h,#bf1f2b);fill:var(--suit-h,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 7H46C34 24 24 46 21 70" transform="translate(20.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-h" x="17" y="111" width="58" height="58"/><use href="#s-h" x="97" y="29" width="46" height="46"/><use href="#s-h" x="97" y="145" width="46" height="46"/><use href="#s-h" x="97" y="261" width="46" height="46"/><use href="#s-h" x="173" y="29" width="46" height="46"/><use href="#s-h" x="173" y="145" width="46" height="46"/><use href="#s-h" x="173" y="261" width="46" height="46"/><use href="#s-h" x="135" y="87" width="46" height="46"/></g></symbol>\n<symbol id="f-dA" viewBox="0 0 240 336"><g style="color:var(--suit-d,#1d5fbf);fill:var(--suit-d,#1d5fbf)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M7 70 29 7 51 70M16 48H42" transform="translate(17.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-d" x="17" y="111" width="58" height="58"/><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-width="3" stroke-opacity=".55"/><path d="M156 84V70" transform="rotate(-24 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(0 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(24 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(156 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(180 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(204 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><use href="#s-d" x="95" y="107" width="122" height="122"/></g></symbol>\n<symbol id="f-d10" viewBox="0 0 240 336"><g style="color:var(--suit-d,#1d5fbf);fill:var(--suit-d,#1d5fbf)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 19 19 7V70M50 7C60 7 65 18 65 38S60 69 50 69 35 58 35 38 40 7 50 7Z" transform="translate(10.7 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-d" x="17" y="111" width="58" height="58"/><use href="#s-d" x="97" y="29" width="46" height="46"/><use href="#s-d" x="97" y="106" width="46" height="46"/><use href="#s-d" x="97" y="184" width="46" height="46"/><use href="#s-d" x="97" y="261" width="46" height="46"/><use href="#s-d" x="173" y="29" width="46" height="46"/><use href="#s-d" x="173" y="106" width="46" height="46"/><use href="#s-d" x="173" y="184" width="46" height="46"/><use href="#s-d" x="173" y="261" width="46" height="46"/><use href="#s-d" x="135" y="67" width="46" height="46"/><use href="#s-d" x="135" y="223" width="46" height="46"/></g></symbol>\n<symbol id="f-dK" viewBox="0 0 240 336"><g style="color:var(--suit-d,#1d5fbf);fill:var(--suit-d,#1d5fbf)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M9 7V70M48 7 11 44M24 33 50 70" transform="translate(18.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-d" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z"/><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z" fill="url(#tx-d)"/><path d="M54 214H86V308H54Z" fill="var(--card-gold,#d9a441)"/><path d="M54 214V308M86 214V308" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M8 226C16 204 40 194 70 194S124 204 132 226C112 246 28 246 8 226Z" fill="#fff8ea" stroke="var(--card-ink,#2b2620)" stroke-width="2.5"/><path d="M24 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M42 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M98 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M116 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M36 92H104V138H36Z" fill="#5b3a22"/><rect x="41" y="84" width="58" height="78" rx="22" fill="#dba676"/><path d="M36 122C42 138 52 142 70 140 88 142 98 138 104 122V158C104 190 88 208 70 220 52 208 36 190 36 158Z" fill="#c9bda9"/><path d="M52 147C58 138 66 138 70 142 74 138 82 138 88 147 80 152 74 150 70 148 66 150 60 152 52 147Z" fill="var(--card-ink,#2b2620)" opacity=".45"/><path d="M62 158Q70 163 78 158" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="117" r="3.6"/><circle cx="83" cy="117" r="3.6"/></g><path d="M50 106H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 106H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 118V131H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M33 97 24 44 48 68 70 32 92 68 116 44 107 97Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M33 84H107V99H33Z" fill="var(--card-gold-2,#a8751d)"/><circle cx="24" cy="42" r="7"/><circle cx="116" cy="42" r="7"/><circle cx="70" cy="29" r="8"/><g fill="var(--card-face,#fffdf7)"><circle cx="50" cy="91.5" r="4"/><circle cx="70" cy="91.5" r="4"/><circle cx="90" cy="91.5" r="4"/></g><use href="#s-d" x="56" y="258" width="28" height="28" style="color:currentColor;fill:currentColor"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="f-dQ" viewBox="0 0 240 336"><g style="color:var(--suit-d,#1d5fbf);fill:var(--suit-d,#1d5fbf)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M29 7C43 7 52 19 52 38S43 69 29 69 6 57 6 38 15 7 29 7ZM34 52 54 72" transform="translate(15.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-d" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M70 62C30 62 20 100 20 148 20 190 14 214 8 236H132C126 214 120 190 120 148 120 100 110 62 70 62Z" fill="#5b3a22"/><path d="M2 308C4 252 22 222 46 208H94C118 222 136 252 138 308Z"/><path d="M2 308C4 252 22 222 46 208H94C118 222 136 252 138 308Z" fill="url(#tx-d)"/><path d="M44 209C52 246 64 258 70 262 76 258 88 246 96 209L82 196H58Z" fill="#dba676"/><path d="M40 210C48 250 62 264 70 268 78 264 92 250 100 210" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><rect x="58" y="148" width="24" height="56" rx="10" fill="#dba676"/><path d="M58 166Q70 178 82 166V158H58Z" fill="var(--card-ink,#2b2620)" opacity=".18"/><path d="M48 204Q70 226 92 204" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="4" stroke-dasharray="1 8" stroke-linecap="round"/><ellipse cx="70" cy="124" rx="31" ry="39" fill="#dba676"/><path d="M36 132C32 96 48 78 70 78S108 96 104 132C100 112 88 100 70 92 52 100 40 112 36 132Z" fill="#5b3a22"/><g fill="#c8403a" opacity=".3"><circle cx="51" cy="136" r="7"/><circle cx="89" cy="136" r="7"/></g><g fill="var(--card-ink,#2b2620)"><circle cx="56" cy="124" r="3.6"/><circle cx="84" cy="124" r="3.6"/></g><path d="M49 121Q56 114 63 121" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.6" stroke-linecap="round"/><path d="M77 121Q84 114 91 121" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.6" stroke-linecap="round"/><path d="M70 126V139H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M62 148Q66 144 70 147 74 144 78 148 70 156 62 148Z" fill="#a8322f"/><path d="M36 86C40 62 48 60 54 70 58 46 66 34 70 34S82 46 86 70C92 60 100 62 104 86 84 76 56 76 36 86Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><circle cx="70" cy="62" r="7"/><circle cx="70" cy="31" r="5" fill="var(--card-gold-2,#a8751d)"/><circle cx="43" cy="66" r="4" fill="var(--card-gold-2,#a8751d)"/><circle cx="97" cy="66" r="4" fill="var(--card-gold-2,#a8751d)"/><circle cx="38" cy="150" r="4.5" fill="var(--card-gold,#d9a441)"/><circle cx="102" cy="150" r="4.5" fill="var(--card-gold,#d9a441)"/><circle cx="70" cy="284" r="20" fill="var(--card-face,#fffdf7)"/><use href="#s-d" x="56.5" y="271.5" width="27" height="27"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="f-dJ" viewBox="0 0 240 336"><g style="color:var(--suit-d,#1d5fbf);fill:var(--suit-d,#1d5fbf)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M20 7H40V50C40 62 33 69 23 69S6 62 6 52" transform="translate(22.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-d" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M6 308V256C6 222 30 204 52 200H88C110 204 134 222 134 256V308Z"/><path d="M6 308V256C6 222 30 204 52 200H88C110 204 134 222 134 256V308Z" fill="url(#tx-d)"/><path d="M70 200H88C110 204 134 222 134 256V308H70Z" fill="var(--card-face,#fffdf7)" opacity=".82"/><path d="M70 200H88C110 204 134 222 134 256V308H70Z" fill="none" stroke="currentColor" stroke-width="3"/><use href="#s-d" x="84" y="244" width="36" height="36"/><rect x="58" y="150" width="24" height="52" rx="10" fill="#dba676"/><path d="M58 168Q70 180 82 168V160H58Z" fill="var(--card-ink,#2b2620)" opacity=".18"/><path d="M70 236 38 204 54 190 70 204 86 190 102 204Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M34 92H106V150C106 164 90 166 90 152H50C50 166 34 164 34 150Z" fill="#5b3a22"/><path d="M43 96H97V132C97 152 84 164 70 164S43 152 43 132Z" fill="#dba676"/><path d="M43 96H97V112C84 108 62 104 43 114Z" fill="#5b3a22"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="126" r="3.6"/><circle cx="83" cy="126" r="3.6"/></g><path d="M50 115H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 115H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 127V140H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M61 149Q70 156 80 147" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><path d="M96 72C98 46 112 24 130 14 136 38 126 62 104 78Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M102 72 124 28" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M26 98C16 70 44 50 78 54 110 57 122 80 114 100 90 88 54 86 26 98Z"/><path d="M24 99C52 84 92 86 116 101" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="7" stroke-linecap="round"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="f-d9" viewBox="0 0 240 336"><g style="color:var(--suit-d,#1d5fbf);fill:var(--suit-d,#1d5fbf)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A20 20 0 1 1 27 47 20 20 0 1 1 27 7ZM47 27C47 50 38 66 18 70" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-d" x="17" y="111" width="58" height="58"/><use href="#s-d" x="97" y="29" width="46" height="46"/><use href="#s-d" x="97" y="106" width="46" height="46"/><use href="#s-d" x="97" y="184" width="46" height="46"/><use href="#s-d" x="97" y="261" width="46" height="46"/><use href="#s-d" x="173" y="29" width="46" height="46"/><use href="#s-d" x="173" y="106" width="46" height="46"/><use href="#s-d" x="173" y="184" width="46" height="46"/><use href="#s-d" x="173" y="261" width="46" height="46"/><use href="#s-d" x="135" y="145" width="46" height="46"/></g></symbol>\n<symbol id="f-d8" viewBox="0 0 240 336"><g style="color:var(--suit-d,#1d5fbf);fill:var(--suit-d,#1d5fbf)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A16 15 0 1 1 27 37 16 15 0 1 1 27 7ZM27 37A20 16 0 1 1 27 69 20 16 0 1 1 27 37Z" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-d" x="17" y="111" width="58" height="58"/><use href="#s-d" x="97" y="29" width="46" height="46"/><use href="#s-d" x="97" y="145" width="46" height="46"/><use href="#s-d" x="97" y="261" width="46" height="46"/><use href="#s-d" x="173" y="29" width="46" height="46"/><use href="#s-d" x="173" y="145" width="46" height="46"/><use href="#s-d" x="173" y="261" width="46" height="46"/><use href="#s-d" x="135" y="87" width="46" height="46"/><use href="#s-d" x="135" y="203" width="46" height="46"/></g></symbol>\n<symbol id="f-d7" viewBox="0 0 240 336"><g style="color:var(--suit-d,#1d5fbf);fill:var(--suit-d,#1d5fbf)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 7H46C34 24 24 46 21 70" transform="translate(20.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-d" x="17" y="111" width="58" height="58"/><use href="#s-d" x="97" y="29" width="46" height="46"/><use href="#s-d" x="97" y="145" width="46" height="46"/><use href="#s-d" x="97" y="261" width="46" height="46"/><use href="#s-d" x="173" y="29" width="46" height="46"/><use href="#s-d" x="173" y="145" width="46" height="46"/><use href="#s-d" x="173" y="261" width="46" height="46"/><use href="#s-d" x="135" y="87" width="46" height="46"/></g></symbol>\n<symbol id="f-cA" viewBox="0 0 240 336"><g style="color:var(--suit-c,#1b7a3d);fill:var(--suit-c,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M7 70 29 7 51 70M16 48H42" transform="translate(17.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-c" x="17" y="111" width="58" height="58"/><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-width="3" stroke-opacity=".55"/><path d="M156 84V70" transform="rotate(-24 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(0 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(24 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(156 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(180 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><path d="M156 84V70" transform="rotate(204 156 168)" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><use href="#s-c" x="95" y="107" width="122" height="122"/></g></symbol>\n<symbol id="f-c10" viewBox="0 0 240 336"><g style="color:var(--suit-c,#1b7a3d);fill:var(--suit-c,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 19 19 7V70M50 7C60 7 65 18 65 38S60 69 50 69 35 58 35 38 40 7 50 7Z" transform="translate(10.7 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-c" x="17" y="111" width="58" height="58"/><use href="#s-c" x="97" y="29" width="46" height="46"/><use href="#s-c" x="97" y="106" width="46" height="46"/><use href="#s-c" x="97" y="184" width="46" height="46"/><use href="#s-c" x="97" y="261" width="46" height="46"/><use href="#s-c" x="173" y="29" width="46" height="46"/><use href="#s-c" x="173" y="106" width="46" height="46"/><use href="#s-c" x="173" y="184" width="46" height="46"/><use href="#s-c" x="173" y="261" width="46" height="46"/><use href="#s-c" x="135" y="67" width="46" height="46"/><use href="#s-c" x="135" y="223" width="46" height="46"/></g></symbol>\n<symbol id="f-cK" viewBox="0 0 240 336"><g style="color:var(--suit-c,#1b7a3d);fill:var(--suit-c,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M9 7V70M48 7 11 44M24 33 50 70" transform="translate(18.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-c" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z"/><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z" fill="url(#tx-w)"/><path d="M54 214H86V308H54Z" fill="var(--card-gold,#d9a441)"/><path d="M54 214V308M86 214V308" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M8 226C16 204 40 194 70 194S124 204 132 226C112 246 28 246 8 226Z" fill="#fff8ea" stroke="var(--card-ink,#2b2620)" stroke-width="2.5"/><path d="M24 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M42 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M98 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M116 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M36 92H104V138H36Z" fill="#3a2a20"/><rect x="41" y="84" width="58" height="78" rx="22" fill="#b5794c"/><path d="M36 122C42 138 52 142 70 140 88 142 98 138 104 122V158C104 190 88 208 70 220 52 208 36 190 36 158Z" fill="#4a3020"/><path d="M52 147C58 138 66 138 70 142 74 138 82 138 88 147 80 152 74 150 70 148 66 150 60 152 52 147Z" fill="var(--card-ink,#2b2620)" opacity=".45"/><path d="M62 158Q70 163 78 158" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="117" r="3.6"/><circle cx="83" cy="117" r="3.6"/></g><path d="M50 106H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 106H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 118V131H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M33 97 24 44 48 68 70 32 92 68 116 44 107 97Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M33 84H107V99H33Z" fill="var(--card-gold-2,#a8751d)"/><circle cx="24" cy="42" r="7"/><circle cx="116" cy="42" r="7"/><circle cx="70" cy="29" r="8"/><g fill="var(--card-face,#fffdf7)"><circle cx="50" cy="91.5" r="4"/><circle cx="70" cy="91.5" r="4"/><circle cx="90" cy="91.5" r="4"/></g><use href="#s-c" x="56" y="258" width="28" height="28" style="color:currentColor;fill:currentColor"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="f-cQ" viewBox="0 0 240 336"><g style="color:var(--suit-c,#1b7a3d);fill:var(--suit-c,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M29 7C43 7 52 19 52 38S43 69 29 69 6 57 6 38 15 7 29 7ZM34 52 54 72" transform="translate(15.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-c" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M70 62C30 62 20 100 20 148 20 190 14 214 8 236H132C126 214 120 190 120 148 120 100 110 62 70 62Z" fill="#3a2a20"/><path d="M2 308C4 252 22 222 46 208H94C118 222 136 252 138 308Z"/><path d="M2 308C4 252 22 222 46 208H94C118 222 136 252 138 308Z" fill="url(#tx-w)"/><path d="M44 209C52 246 64 258 70 262 76 258 88 246 96 209L82 196H58Z" fill="#b5794c"/><path d="M40 210C48 250 62 264 70 268 78 264 92 250 100 210" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linecap="round"/><rect x="58" y="148" width="24" height="56" rx="10" fill="#b5794c"/><path d="M58 166Q70 178 82 166V158H58Z" fill="var(--card-ink,#2b2620)" opacity=".18"/><path d="M48 204Q70 226 92 204" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="4" stroke-dasharray="1 8" stroke-linecap="round"/><ellipse cx="70" cy="124" rx="31" ry="39" fill="#b5794c"/><path d="M36 132C32 96 48 78 70 78S108 96 104 132C100 112 88 100 70 92 52 100 40 112 36 132Z" fill="#3a2a20"/><g fill="#c8403a" opacity=".3"><circle cx="51" cy="136" r="7"/><circle cx="89" cy="136" r="7"/></g><g fill="var(--card-ink,#2b2620)"><circle cx="56" cy="124" r="3.6"/><circle cx="84" cy="124" r="3.6"/></g><path d="M49 121Q56 114 63 121" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.6" stroke-linecap="round"/><path d="M77 121Q84 114 91 121" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.6" stroke-linecap="round"/><path d="M70 126V139H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M62 148Q66 144 70 147 74 144 78 148 70 156 62 148Z" fill="#a8322f"/><path d="M36 86C40 62 48 60 54 70 58 46 66 34 70 34S82 46 86 70C92 60 100 62 104 86 84 76 56 76 36 86Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><circle cx="70" cy="62" r="7"/><circle cx="70" cy="31" r="5" fill="var(--card-gold-2,#a8751d)"/><circle cx="43" cy="66" r="4" fill="var(--card-gold-2,#a8751d)"/><circle cx="97" cy="66" r="4" fill="var(--card-gold-2,#a8751d)"/><circle cx="38" cy="150" r="4.5" fill="var(--card-gold,#d9a441)"/><circle cx="102" cy="150" r="4.5" fill="var(--card-gold,#d9a441)"/><circle cx="70" cy="284" r="20" fill="var(--card-face,#fffdf7)"/><use href="#s-c" x="56.5" y="271.5" width="27" height="27"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="f-cJ" viewBox="0 0 240 336"><g style="color:var(--suit-c,#1b7a3d);fill:var(--suit-c,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M20 7H40V50C40 62 33 69 23 69S6 62 6 52" transform="translate(22.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-c" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M6 308V256C6 222 30 204 52 200H88C110 204 134 222 134 256V308Z"/><path d="M6 308V256C6 222 30 204 52 200H88C110 204 134 222 134 256V308Z" fill="url(#tx-w)"/><path d="M70 200H88C110 204 134 222 134 256V308H70Z" fill="var(--card-face,#fffdf7)" opacity=".82"/><path d="M70 200H88C110 204 134 222 134 256V308H70Z" fill="none" stroke="currentColor" stroke-width="3"/><use href="#s-c" x="84" y="244" width="36" height="36"/><rect x="58" y="150" width="24" height="52" rx="10" fill="#b5794c"/><path d="M58 168Q70 180 82 168V160H58Z" fill="var(--card-ink,#2b2620)" opacity=".18"/><path d="M70 236 38 204 54 190 70 204 86 190 102 204Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M34 92H106V150C106 164 90 166 90 152H50C50 166 34 164 34 150Z" fill="#3a2a20"/><path d="M43 96H97V132C97 152 84 164 70 164S43 152 43 132Z" fill="#b5794c"/><path d="M43 96H97V112C84 108 62 104 43 114Z" fill="#3a2a20"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="126" r="3.6"/><circle cx="83" cy="126" r="3.6"/></g><path d="M50 115H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 115H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 127V140H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M61 149Q70 156 80 147" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><path d="M96 72C98 46 112 24 130 14 136 38 126 62 104 78Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M102 72 124 28" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M26 98C16 70 44 50 78 54 110 57 122 80 114 100 90 88 54 86 26 98Z"/><path d="M24 99C52 84 92 86 116 101" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="7" stroke-linecap="round"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="f-c9" viewBox="0 0 240 336"><g style="color:var(--suit-c,#1b7a3d);fill:var(--suit-c,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A20 20 0 1 1 27 47 20 20 0 1 1 27 7ZM47 27C47 50 38 66 18 70" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-c" x="17" y="111" width="58" height="58"/><use href="#s-c" x="97" y="29" width="46" height="46"/><use href="#s-c" x="97" y="106" width="46" height="46"/><use href="#s-c" x="97" y="184" width="46" height="46"/><use href="#s-c" x="97" y="261" width="46" height="46"/><use href="#s-c" x="173" y="29" width="46" height="46"/><use href="#s-c" x="173" y="106" width="46" height="46"/><use href="#s-c" x="173" y="184" width="46" height="46"/><use href="#s-c" x="173" y="261" width="46" height="46"/><use href="#s-c" x="135" y="145" width="46" height="46"/></g></symbol>\n<symbol id="f-c8" viewBox="0 0 240 336"><g style="color:var(--suit-c,#1b7a3d);fill:var(--suit-c,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A16 15 0 1 1 27 37 16 15 0 1 1 27 7ZM27 37A20 16 0 1 1 27 69 20 16 0 1 1 27 37Z" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-c" x="17" y="111" width="58" height="58"/><use href="#s-c" x="97" y="29" width="46" height="46"/><use href="#s-c" x="97" y="145" width="46" height="46"/><use href="#s-c" x="97" y="261" width="46" height="46"/><use href="#s-c" x="173" y="29" width="46" height="46"/><use href="#s-c" x="173" y="145" width="46" height="46"/><use href="#s-c" x="173" y="261" width="46" height="46"/><use href="#s-c" x="135" y="87" width="46" height="46"/><use href="#s-c" x="135" y="203" width="46" height="46"/></g></symbol>\n<symbol id="f-c7" viewBox="0 0 240 336"><g style="color:var(--suit-c,#1b7a3d);fill:var(--suit-c,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 7H46C34 24 24 46 21 70" transform="translate(20.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#s-c" x="17" y="111" width="58" height="58"/><use href="#s-c" x="97" y="29" width="46" height="46"/><use href="#s-c" x="97" y="145" width="46" height="46"/><use href="#s-c" x="97" y="261" width="46" height="46"/><use href="#s-c" x="173" y="29" width="46" height="46"/><use href="#s-c" x="173" y="145" width="46" height="46"/><use href="#s-c" x="173" y="261" width="46" height="46"/><use href="#s-c" x="135" y="87" width="46" height="46"/></g></symbol>\n<symbol id="g-aA" viewBox="0 0 240 336"><g style="color:var(--suit-ga,#6b3f17);fill:var(--suit-ga,#6b3f17)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M7 70 29 7 51 70M16 48H42" transform="translate(17.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-a" x="17" y="111" width="58" height="58"/><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-width="3" stroke-opacity=".55"/><use href="#t-a" x="104" y="44" width="104" height="104"/><use href="#t-a" x="104" y="188" width="104" height="104"/></g></symbol>\n<symbol id="g-a10" viewBox="0 0 240 336"><g style="color:var(--suit-ga,#6b3f17);fill:var(--suit-ga,#6b3f17)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 19 19 7V70M50 7C60 7 65 18 65 38S60 69 50 69 35 58 35 38 40 7 50 7Z" transform="translate(10.7 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-a" x="17" y="111" width="58" height="58"/><use href="#t-a" x="97" y="29" width="46" height="46"/><use href="#t-a" x="97" y="106" width="46" height="46"/><use href="#t-a" x="97" y="184" width="46" height="46"/><use href="#t-a" x="97" y="261" width="46" height="46"/><use href="#t-a" x="173" y="29" width="46" height="46"/><use href="#t-a" x="173" y="106" width="46" height="46"/><use href="#t-a" x="173" y="184" width="46" height="46"/><use href="#t-a" x="173" y="261" width="46" height="46"/><use href="#t-a" x="135" y="67" width="46" height="46"/><use href="#t-a" x="135" y="223" width="46" height="46"/></g></symbol>\n<symbol id="g-aK" viewBox="0 0 240 336"><g style="color:var(--suit-ga,#6b3f17);fill:var(--suit-ga,#6b3f17)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M9 7V70M48 7 11 44M24 33 50 70" transform="translate(18.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-a" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z"/><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z" fill="url(#tx-w)"/><path d="M54 214H86V308H54Z" fill="var(--card-gold,#d9a441)"/><path d="M54 214V308M86 214V308" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M8 226C16 204 40 194 70 194S124 204 132 226C112 246 28 246 8 226Z" fill="#fff8ea" stroke="var(--card-ink,#2b2620)" stroke-width="2.5"/><path d="M24 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M42 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M98 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M116 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M36 92H104V138H36Z" fill="#4a3020"/><rect x="41" y="84" width="58" height="78" rx="22" fill="#dba676"/><path d="M36 122C42 138 52 142 70 140 88 142 98 138 104 122V158C104 190 88 208 70 220 52 208 36 190 36 158Z" fill="#8d4a23"/><path d="M52 147C58 138 66 138 70 142 74 138 82 138 88 147 80 152 74 150 70 148 66 150 60 152 52 147Z" fill="var(--card-ink,#2b2620)" opacity=".45"/><path d="M62 158Q70 163 78 158" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="117" r="3.6"/><circle cx="83" cy="117" r="3.6"/></g><path d="M50 106H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 106H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 118V131H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M33 97 24 44 48 68 70 32 92 68 116 44 107 97Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M33 84H107V99H33Z" fill="var(--card-gold-2,#a8751d)"/><circle cx="24" cy="42" r="7"/><circle cx="116" cy="42" r="7"/><circle cx="70" cy="29" r="8"/><g fill="var(--card-face,#fffdf7)"><circle cx="50" cy="91.5" r="4"/><circle cx="70" cy="91.5" r="4"/><circle cx="90" cy="91.5" r="4"/></g><use href="#t-a" x="56" y="258" width="28" height="28" style="color:currentColor;fill:currentColor"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="g-aO" viewBox="0 0 240 336"><g style="color:var(--suit-ga,#6b3f17);fill:var(--suit-ga,#6b3f17)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M29 7C43 7 52 19 52 38S43 69 29 69 6 57 6 38 15 7 29 7Z" transform="translate(17.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-a" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M0 308V254C0 220 26 204 70 204S140 220 140 254V308Z"/><path d="M0 308V254C0 220 26 204 70 204S140 220 140 254V308Z" fill="url(#tx-w)"/><path d="M16 216 44 206 140 292V308H116Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M0 252C0 226 14 214 30 210L36 234 0 262ZM140 252C140 226 126 214 110 210L104 234 140 262Z" fill="var(--card-gold-2,#a8751d)"/><rect x="57" y="166" width="26" height="44" rx="8" fill="#dba676"/><path d="M40 214Q70 238 100 214L92 200H48Z" fill="#fff8ea" stroke="var(--card-ink,#2b2620)" stroke-width="2.5"/><path d="M38 110H102V150H38Z" fill="#4a3020"/><rect x="42" y="104" width="56" height="80" rx="25" fill="#dba676"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="140" r="3.6"/><circle cx="83" cy="140" r="3.6"/></g><path d="M50 129H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 129H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 141V154H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M70 160C60 154 48 156 42 168 54 172 64 168 70 166 76 168 86 172 98 168 92 156 80 154 70 160Z" fill="#4a3020"/><path d="M64 174Q70 177 76 174" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><path d="M30 112C30 88 48 82 70 82S110 88 110 112Z"/><path d="M10 118C40 104 100 104 130 118 124 128 16 128 10 118Z"/><path d="M44 104H96" stroke="var(--card-gold,#d9a441)" stroke-width="7"/><path d="M36 104C22 92 16 74 22 60 38 66 48 84 46 104Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><use href="#t-a" x="62" y="12" width="64" height="64"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="g-aU" viewBox="0 0 240 336"><g style="color:var(--suit-ga,#6b3f17);fill:var(--suit-ga,#6b3f17)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M8 7V46C8 61 16 69 28 69S48 61 48 46V7" transform="translate(18.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-a" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M122 60V308" stroke="var(--card-gold-2,#a8751d)" stroke-width="8"/><path d="M122 22 134 60 122 74 110 60Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><g transform="translate(-10 -44)"><rect x="58" y="150" width="24" height="52" rx="10" fill="#dba676"/></g><g transform="translate(-10 -44)"><path d="M6 352V256C6 222 30 204 52 200H88C110 204 134 222 134 256V352Z"/><path d="M6 352V256C6 222 30 204 52 200H88C110 204 134 222 134 256V352Z" fill="url(#tx-w)"/><path d="M50 196 70 220 90 196Z" fill="#dba676"/><path d="M46 196 70 226 94 196" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linejoin="round"/><path d="M38 84H102V140C102 156 92 156 92 146H48C48 156 38 156 38 140Z" fill="#4a3020"/><path d="M44 92H96V132C96 152 84 164 70 164S44 152 44 132Z" fill="#dba676"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="124" r="3.6"/><circle cx="83" cy="124" r="3.6"/></g><path d="M50 113H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 113H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 125V138H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M62 147Q70 153 78 147" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><path d="M32 104C32 72 44 60 70 60S108 72 108 104Z"/><path d="M30 102H110" stroke="var(--card-gold,#d9a441)" stroke-width="9" stroke-linecap="round"/></g><circle cx="60" cy="258" r="40" fill="var(--card-face,#fffdf7)" stroke="currentColor" stroke-width="3"/><use href="#t-a" x="32" y="231" width="56" height="56"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="g-a9" viewBox="0 0 240 336"><g style="color:var(--suit-ga,#6b3f17);fill:var(--suit-ga,#6b3f17)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A20 20 0 1 1 27 47 20 20 0 1 1 27 7ZM47 27C47 50 38 66 18 70" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-a" x="17" y="111" width="58" height="58"/><use href="#t-a" x="97" y="29" width="46" height="46"/><use href="#t-a" x="97" y="106" width="46" height="46"/><use href="#t-a" x="97" y="184" width="46" height="46"/><use href="#t-a" x="97" y="261" width="46" height="46"/><use href="#t-a" x="173" y="29" width="46" height="46"/><use href="#t-a" x="173" y="106" width="46" height="46"/><use href="#t-a" x="173" y="184" width="46" height="46"/><use href="#t-a" x="173" y="261" width="46" height="46"/><use href="#t-a" x="135" y="145" width="46" height="46"/></g></symbol>\n<symbol id="g-a8" viewBox="0 0 240 336"><g style="color:var(--suit-ga,#6b3f17);fill:var(--suit-ga,#6b3f17)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A16 15 0 1 1 27 37 16 15 0 1 1 27 7ZM27 37A20 16 0 1 1 27 69 20 16 0 1 1 27 37Z" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-a" x="17" y="111" width="58" height="58"/><use href="#t-a" x="97" y="29" width="46" height="46"/><use href="#t-a" x="97" y="145" width="46" height="46"/><use href="#t-a" x="97" y="261" width="46" height="46"/><use href="#t-a" x="173" y="29" width="46" height="46"/><use href="#t-a" x="173" y="145" width="46" height="46"/><use href="#t-a" x="173" y="261" width="46" height="46"/><use href="#t-a" x="135" y="87" width="46" height="46"/><use href="#t-a" x="135" y="203" width="46" height="46"/></g></symbol>\n<symbol id="g-a7" viewBox="0 0 240 336"><g style="color:var(--suit-ga,#6b3f17);fill:var(--suit-ga,#6b3f17)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 7H46C34 24 24 46 21 70" transform="translate(20.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-a" x="17" y="111" width="58" height="58"/><use href="#t-a" x="97" y="29" width="46" height="46"/><use href="#t-a" x="97" y="145" width="46" height="46"/><use href="#t-a" x="97" y="261" width="46" height="46"/><use href="#t-a" x="173" y="29" width="46" height="46"/><use href="#t-a" x="173" y="145" width="46" height="46"/><use href="#t-a" x="173" y="261" width="46" height="46"/><use href="#t-a" x="135" y="87" width="46" height="46"/></g></symbol>\n<symbol id="g-lA" viewBox="0 0 240 336"><g style="color:var(--suit-gl,#1b7a3d);fill:var(--suit-gl,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M7 70 29 7 51 70M16 48H42" transform="translate(17.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-l" x="17" y="111" width="58" height="58"/><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-width="3" stroke-opacity=".55"/><use href="#t-l" x="104" y="44" width="104" height="104"/><use href="#t-l" x="104" y="188" width="104" height="104"/></g></symbol>\n<symbol id="g-l10" viewBox="0 0 240 336"><g style="color:var(--suit-gl,#1b7a3d);fill:var(--suit-gl,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 19 19 7V70M50 7C60 7 65 18 65 38S60 69 50 69 35 58 35 38 40 7 50 7Z" transform="translate(10.7 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-l" x="17" y="111" width="58" height="58"/><use href="#t-l" x="97" y="29" width="46" height="46"/><use href="#t-l" x="97" y="106" width="46" height="46"/><use href="#t-l" x="97" y="184" width="46" height="46"/><use href="#t-l" x="97" y="261" width="46" height="46"/><use href="#t-l" x="173" y="29" width="46" height="46"/><use href="#t-l" x="173" y="106" width="46" height="46"/><use href="#t-l" x="173" y="184" width="46" height="46"/><use href="#t-l" x="173" y="261" width="46" height="46"/><use href="#t-l" x="135" y="67" width="46" height="46"/><use href="#t-l" x="135" y="223" width="46" height="46"/></g></symbol>\n<symbol id="g-lK" viewBox="0 0 240 336"><g style="color:var(--suit-gl,#1b7a3d);fill:var(--suit-gl,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M9 7V70M48 7 11 44M24 33 50 70" transform="translate(18.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-l" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z"/><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z" fill="url(#tx-v)"/><path d="M54 214H86V308H54Z" fill="var(--card-gold,#d9a441)"/><path d="M54 214V308M86 214V308" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M8 226C16 204 40 194 70 194S124 204 132 226C112 246 28 246 8 226Z" fill="#fff8ea" stroke="var(--card-ink,#2b2620)" stroke-width="2.5"/><path d="M24 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M42 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M98 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M116 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M36 92H104V138H36Z" fill="#2a211c"/><rect x="41" y="84" width="58" height="78" rx="22" fill="#8a5a3c"/><path d="M36 122C42 138 52 142 70 140 88 142 98 138 104 122V158C104 190 88 208 70 220 52 208 36 190 36 158Z" fill="#5a5048"/><path d="M52 147C58 138 66 138 70 142 74 138 82 138 88 147 80 152 74 150 70 148 66 150 60 152 52 147Z" fill="var(--card-ink,#2b2620)" opacity=".45"/><path d="M62 158Q70 163 78 158" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="117" r="3.6"/><circle cx="83" cy="117" r="3.6"/></g><path d="M50 106H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 106H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 118V131H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M33 97 24 44 48 68 70 32 92 68 116 44 107 97Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M33 84H107V99H33Z" fill="var(--card-gold-2,#a8751d)"/><circle cx="24" cy="42" r="7"/><circle cx="116" cy="42" r="7"/><circle cx="70" cy="29" r="8"/><g fill="var(--card-face,#fffdf7)"><circle cx="50" cy="91.5" r="4"/><circle cx="70" cy="91.5" r="4"/><circle cx="90" cy="91.5" r="4"/></g><use href="#t-l" x="56" y="258" width="28" height="28" style="color:currentColor;fill:currentColor"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="g-lO" viewBox="0 0 240 336"><g style="color:var(--suit-gl,#1b7a3d);fill:var(--suit-gl,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M29 7C43 7 52 19 52 38S43 69 29 69 6 57 6 38 15 7 29 7Z" transform="translate(17.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-l" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M0 308V254C0 220 26 204 70 204S140 220 140 254V308Z"/><path d="M0 308V254C0 220 26 204 70 204S140 220 140 254V308Z" fill="url(#tx-v)"/><path d="M16 216 44 206 140 292V308H116Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M0 252C0 226 14 214 30 210L36 234 0 262ZM140 252C140 226 126 214 110 210L104 234 140 262Z" fill="var(--card-gold-2,#a8751d)"/><rect x="57" y="166" width="26" height="44" rx="8" fill="#8a5a3c"/><path d="M40 214Q70 238 100 214L92 200H48Z" fill="#fff8ea" stroke="var(--card-ink,#2b2620)" stroke-width="2.5"/><path d="M38 110H102V150H38Z" fill="#2a211c"/><rect x="42" y="104" width="56" height="80" rx="25" fill="#8a5a3c"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="140" r="3.6"/><circle cx="83" cy="140" r="3.6"/></g><path d="M50 129H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 129H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 141V154H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M70 160C60 154 48 156 42 168 54 172 64 168 70 166 76 168 86 172 98 168 92 156 80 154 70 160Z" fill="#2a211c"/><path d="M64 174Q70 177 76 174" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><path d="M30 112C30 88 48 82 70 82S110 88 110 112Z"/><path d="M10 118C40 104 100 104 130 118 124 128 16 128 10 118Z"/><path d="M44 104H96" stroke="var(--card-gold,#d9a441)" stroke-width="7"/><path d="M36 104C22 92 16 74 22 60 38 66 48 84 46 104Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><use href="#t-l" x="62" y="12" width="64" height="64"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="g-lU" viewBox="0 0 240 336"><g style="color:var(--suit-gl,#1b7a3d);fill:var(--suit-gl,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M8 7V46C8 61 16 69 28 69S48 61 48 46V7" transform="translate(18.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-l" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M122 60V308" stroke="var(--card-gold-2,#a8751d)" stroke-width="8"/><path d="M122 22 134 60 122 74 110 60Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><g transform="translate(-10 -44)"><rect x="58" y="150" width="24" height="52" rx="10" fill="#8a5a3c"/></g><g transform="translate(-10 -44)"><path d="M6 352V256C6 222 30 204 52 200H88C110 204 134 222 134 256V352Z"/><path d="M6 352V256C6 222 30 204 52 200H88C110 204 134 222 134 256V352Z" fill="url(#tx-v)"/><path d="M50 196 70 220 90 196Z" fill="#8a5a3c"/><path d="M46 196 70 226 94 196" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linejoin="round"/><path d="M38 84H102V140C102 156 92 156 92 146H48C48 156 38 156 38 140Z" fill="#2a211c"/><path d="M44 92H96V132C96 152 84 164 70 164S44 152 44 132Z" fill="#8a5a3c"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="124" r="3.6"/><circle cx="83" cy="124" r="3.6"/></g><path d="M50 113H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 113H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 125V138H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M62 147Q70 153 78 147" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><path d="M32 104C32 72 44 60 70 60S108 72 108 104Z"/><path d="M30 102H110" stroke="var(--card-gold,#d9a441)" stroke-width="9" stroke-linecap="round"/></g><circle cx="60" cy="258" r="40" fill="var(--card-face,#fffdf7)" stroke="currentColor" stroke-width="3"/><use href="#t-l" x="32" y="231" width="56" height="56"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="g-l9" viewBox="0 0 240 336"><g style="color:var(--suit-gl,#1b7a3d);fill:var(--suit-gl,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A20 20 0 1 1 27 47 20 20 0 1 1 27 7ZM47 27C47 50 38 66 18 70" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-l" x="17" y="111" width="58" height="58"/><use href="#t-l" x="97" y="29" width="46" height="46"/><use href="#t-l" x="97" y="106" width="46" height="46"/><use href="#t-l" x="97" y="184" width="46" height="46"/><use href="#t-l" x="97" y="261" width="46" height="46"/><use href="#t-l" x="173" y="29" width="46" height="46"/><use href="#t-l" x="173" y="106" width="46" height="46"/><use href="#t-l" x="173" y="184" width="46" height="46"/><use href="#t-l" x="173" y="261" width="46" height="46"/><use href="#t-l" x="135" y="145" width="46" height="46"/></g></symbol>\n<symbol id="g-l8" viewBox="0 0 240 336"><g style="color:var(--suit-gl,#1b7a3d);fill:var(--suit-gl,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A16 15 0 1 1 27 37 16 15 0 1 1 27 7ZM27 37A20 16 0 1 1 27 69 20 16 0 1 1 27 37Z" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-l" x="17" y="111" width="58" height="58"/><use href="#t-l" x="97" y="29" width="46" height="46"/><use href="#t-l" x="97" y="145" width="46" height="46"/><use href="#t-l" x="97" y="261" width="46" height="46"/><use href="#t-l" x="173" y="29" width="46" height="46"/><use href="#t-l" x="173" y="145" width="46" height="46"/><use href="#t-l" x="173" y="261" width="46" height="46"/><use href="#t-l" x="135" y="87" width="46" height="46"/><use href="#t-l" x="135" y="203" width="46" height="46"/></g></symbol>\n<symbol id="g-l7" viewBox="0 0 240 336"><g style="color:var(--suit-gl,#1b7a3d);fill:var(--suit-gl,#1b7a3d)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 7H46C34 24 24 46 21 70" transform="translate(20.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-l" x="17" y="111" width="58" height="58"/><use href="#t-l" x="97" y="29" width="46" height="46"/><use href="#t-l" x="97" y="145" width="46" height="46"/><use href="#t-l" x="97" y="261" width="46" height="46"/><use href="#t-l" x="173" y="29" width="46" height="46"/><use href="#t-l" x="173" y="145" width="46" height="46"/><use href="#t-l" x="173" y="261" width="46" height="46"/><use href="#t-l" x="135" y="87" width="46" height="46"/></g></symbol>\n<symbol id="g-hA" viewBox="0 0 240 336"><g style="color:var(--suit-gh,#bf1f2b);fill:var(--suit-gh,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M7 70 29 7 51 70M16 48H42" transform="translate(17.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-h" x="17" y="111" width="58" height="58"/><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-width="3" stroke-opacity=".55"/><use href="#t-h" x="104" y="44" width="104" height="104"/><use href="#t-h" x="104" y="188" width="104" height="104"/></g></symbol>\n<symbol id="g-h10" viewBox="0 0 240 336"><g style="color:var(--suit-gh,#bf1f2b);fill:var(--suit-gh,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 19 19 7V70M50 7C60 7 65 18 65 38S60 69 50 69 35 58 35 38 40 7 50 7Z" transform="translate(10.7 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-h" x="17" y="111" width="58" height="58"/><use href="#t-h" x="97" y="29" width="46" height="46"/><use href="#t-h" x="97" y="106" width="46" height="46"/><use href="#t-h" x="97" y="184" width="46" height="46"/><use href="#t-h" x="97" y="261" width="46" height="46"/><use href="#t-h" x="173" y="29" width="46" height="46"/><use href="#t-h" x="173" y="106" width="46" height="46"/><use href="#t-h" x="173" y="184" width="46" height="46"/><use href="#t-h" x="173" y="261" width="46" height="46"/><use href="#t-h" x="135" y="67" width="46" height="46"/><use href="#t-h" x="135" y="223" width="46" height="46"/></g></symbol>\n<symbol id="g-hK" viewBox="0 0 240 336"><g style="color:var(--suit-gh,#bf1f2b);fill:var(--suit-gh,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M9 7V70M48 7 11 44M24 33 50 70" transform="translate(18.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-h" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z"/><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z" fill="url(#tx-o)"/><path d="M54 214H86V308H54Z" fill="var(--card-gold,#d9a441)"/><path d="M54 214V308M86 214V308" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M8 226C16 204 40 194 70 194S124 204 132 226C112 246 28 246 8 226Z" fill="#fff8ea" stroke="var(--card-ink,#2b2620)" stroke-width="2.5"/><path d="M24 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M42 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M98 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M116 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M36 92H104V138H36Z" fill="#8d4a23"/><rect x="41" y="84" width="58" height="78" rx="22" fill="#f1cba6"/><path d="M36 122C42 138 52 142 70 140 88 142 98 138 104 122V158C104 190 88 208 70 220 52 208 36 190 36 158Z" fill="#8d4a23"/><path d="M52 147C58 138 66 138 70 142 74 138 82 138 88 147 80 152 74 150 70 148 66 150 60 152 52 147Z" fill="var(--card-ink,#2b2620)" opacity=".45"/><path d="M62 158Q70 163 78 158" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="117" r="3.6"/><circle cx="83" cy="117" r="3.6"/></g><path d="M50 106H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 106H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 118V131H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M33 97 24 44 48 68 70 32 92 68 116 44 107 97Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M33 84H107V99H33Z" fill="var(--card-gold-2,#a8751d)"/><circle cx="24" cy="42" r="7"/><circle cx="116" cy="42" r="7"/><circle cx="70" cy="29" r="8"/><g fill="var(--card-face,#fffdf7)"><circle cx="50" cy="91.5" r="4"/><circle cx="70" cy="91.5" r="4"/><circle cx="90" cy="91.5" r="4"/></g><use href="#t-h" x="56" y="258" width="28" height="28" style="color:currentColor;fill:currentColor"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="g-hO" viewBox="0 0 240 336"><g style="color:var(--suit-gh,#bf1f2b);fill:var(--suit-gh,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M29 7C43 7 52 19 52 38S43 69 29 69 6 57 6 38 15 7 29 7Z" transform="translate(17.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-h" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M0 308V254C0 220 26 204 70 204S140 220 140 254V308Z"/><path d="M0 308V254C0 220 26 204 70 204S140 220 140 254V308Z" fill="url(#tx-o)"/><path d="M16 216 44 206 140 292V308H116Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M0 252C0 226 14 214 30 210L36 234 0 262ZM140 252C140 226 126 214 110 210L104 234 140 262Z" fill="var(--card-gold-2,#a8751d)"/><rect x="57" y="166" width="26" height="44" rx="8" fill="#f1cba6"/><path d="M40 214Q70 238 100 214L92 200H48Z" fill="#fff8ea" stroke="var(--card-ink,#2b2620)" stroke-width="2.5"/><path d="M38 110H102V150H38Z" fill="#8d4a23"/><rect x="42" y="104" width="56" height="80" rx="25" fill="#f1cba6"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="140" r="3.6"/><circle cx="83" cy="140" r="3.6"/></g><path d="M50 129H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 129H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 141V154H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M70 160C60 154 48 156 42 168 54 172 64 168 70 166 76 168 86 172 98 168 92 156 80 154 70 160Z" fill="#8d4a23"/><path d="M64 174Q70 177 76 174" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><path d="M30 112C30 88 48 82 70 82S110 88 110 112Z"/><path d="M10 118C40 104 100 104 130 118 124 128 16 128 10 118Z"/><path d="M44 104H96" stroke="var(--card-gold,#d9a441)" stroke-width="7"/><path d="M36 104C22 92 16 74 22 60 38 66 48 84 46 104Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><use href="#t-h" x="62" y="12" width="64" height="64"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="g-hU" viewBox="0 0 240 336"><g style="color:var(--suit-gh,#bf1f2b);fill:var(--suit-gh,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M8 7V46C8 61 16 69 28 69S48 61 48 46V7" transform="translate(18.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-h" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M122 60V308" stroke="var(--card-gold-2,#a8751d)" stroke-width="8"/><path d="M122 22 134 60 122 74 110 60Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><g transform="translate(-10 -44)"><rect x="58" y="150" width="24" height="52" rx="10" fill="#f1cba6"/></g><g transform="translate(-10 -44)"><path d="M6 352V256C6 222 30 204 52 200H88C110 204 134 222 134 256V352Z"/><path d="M6 352V256C6 222 30 204 52 200H88C110 204 134 222 134 256V352Z" fill="url(#tx-o)"/><path d="M50 196 70 220 90 196Z" fill="#f1cba6"/><path d="M46 196 70 226 94 196" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linejoin="round"/><path d="M38 84H102V140C102 156 92 156 92 146H48C48 156 38 156 38 140Z" fill="#8d4a23"/><path d="M44 92H96V132C96 152 84 164 70 164S44 152 44 132Z" fill="#f1cba6"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="124" r="3.6"/><circle cx="83" cy="124" r="3.6"/></g><path d="M50 113H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 113H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 125V138H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M62 147Q70 153 78 147" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><path d="M32 104C32 72 44 60 70 60S108 72 108 104Z"/><path d="M30 102H110" stroke="var(--card-gold,#d9a441)" stroke-width="9" stroke-linecap="round"/></g><circle cx="60" cy="258" r="40" fill="var(--card-face,#fffdf7)" stroke="currentColor" stroke-width="3"/><use href="#t-h" x="32" y="231" width="56" height="56"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="g-h9" viewBox="0 0 240 336"><g style="color:var(--suit-gh,#bf1f2b);fill:var(--suit-gh,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A20 20 0 1 1 27 47 20 20 0 1 1 27 7ZM47 27C47 50 38 66 18 70" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-h" x="17" y="111" width="58" height="58"/><use href="#t-h" x="97" y="29" width="46" height="46"/><use href="#t-h" x="97" y="106" width="46" height="46"/><use href="#t-h" x="97" y="184" width="46" height="46"/><use href="#t-h" x="97" y="261" width="46" height="46"/><use href="#t-h" x="173" y="29" width="46" height="46"/><use href="#t-h" x="173" y="106" width="46" height="46"/><use href="#t-h" x="173" y="184" width="46" height="46"/><use href="#t-h" x="173" y="261" width="46" height="46"/><use href="#t-h" x="135" y="145" width="46" height="46"/></g></symbol>\n<symbol id="g-h8" viewBox="0 0 240 336"><g style="color:var(--suit-gh,#bf1f2b);fill:var(--suit-gh,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A16 15 0 1 1 27 37 16 15 0 1 1 27 7ZM27 37A20 16 0 1 1 27 69 20 16 0 1 1 27 37Z" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-h" x="17" y="111" width="58" height="58"/><use href="#t-h" x="97" y="29" width="46" height="46"/><use href="#t-h" x="97" y="145" width="46" height="46"/><use href="#t-h" x="97" y="261" width="46" height="46"/><use href="#t-h" x="173" y="29" width="46" height="46"/><use href="#t-h" x="173" y="145" width="46" height="46"/><use href="#t-h" x="173" y="261" width="46" height="46"/><use href="#t-h" x="135" y="87" width="46" height="46"/><use href="#t-h" x="135" y="203" width="46" height="46"/></g></symbol>\n<symbol id="g-h7" viewBox="0 0 240 336"><g style="color:var(--suit-gh,#bf1f2b);fill:var(--suit-gh,#bf1f2b)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 7H46C34 24 24 46 21 70" transform="translate(20.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-h" x="17" y="111" width="58" height="58"/><use href="#t-h" x="97" y="29" width="46" height="46"/><use href="#t-h" x="97" y="145" width="46" height="46"/><use href="#t-h" x="97" y="261" width="46" height="46"/><use href="#t-h" x="173" y="29" width="46" height="46"/><use href="#t-h" x="173" y="145" width="46" height="46"/><use href="#t-h" x="173" y="261" width="46" height="46"/><use href="#t-h" x="135" y="87" width="46" height="46"/></g></symbol>\n<symbol id="g-bA" viewBox="0 0 240 336"><g style="color:var(--suit-gb,#8a5a00);fill:var(--suit-gb,#8a5a00)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M7 70 29 7 51 70M16 48H42" transform="translate(17.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-b" x="17" y="111" width="58" height="58"/><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-width="3" stroke-opacity=".55"/><use href="#t-b" x="104" y="44" width="104" height="104"/><use href="#t-b" x="104" y="188" width="104" height="104"/></g></symbol>\n<symbol id="g-b10" viewBox="0 0 240 336"><g style="color:var(--suit-gb,#8a5a00);fill:var(--suit-gb,#8a5a00)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 19 19 7V70M50 7C60 7 65 18 65 38S60 69 50 69 35 58 35 38 40 7 50 7Z" transform="translate(10.7 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-b" x="17" y="111" width="58" height="58"/><use href="#t-b" x="97" y="29" width="46" height="46"/><use href="#t-b" x="97" y="106" width="46" height="46"/><use href="#t-b" x="97" y="184" width="46" height="46"/><use href="#t-b" x="97" y="261" width="46" height="46"/><use href="#t-b" x="173" y="29" width="46" height="46"/><use href="#t-b" x="173" y="106" width="46" height="46"/><use href="#t-b" x="173" y="184" width="46" height="46"/><use href="#t-b" x="173" y="261" width="46" height="46"/><use href="#t-b" x="135" y="67" width="46" height="46"/><use href="#t-b" x="135" y="223" width="46" height="46"/></g></symbol>\n<symbol id="g-bK" viewBox="0 0 240 336"><g style="color:var(--suit-gb,#8a5a00);fill:var(--suit-gb,#8a5a00)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M9 7V70M48 7 11 44M24 33 50 70" transform="translate(18.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-b" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z"/><path d="M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z" fill="url(#tx-d)"/><path d="M54 214H86V308H54Z" fill="var(--card-gold,#d9a441)"/><path d="M54 214V308M86 214V308" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M8 226C16 204 40 194 70 194S124 204 132 226C112 246 28 246 8 226Z" fill="#fff8ea" stroke="var(--card-ink,#2b2620)" stroke-width="2.5"/><path d="M24 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M42 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M98 228v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M116 218v9" stroke="var(--card-ink,#2b2620)" stroke-width="4" stroke-linecap="round"/><path d="M36 92H104V138H36Z" fill="#b8863a"/><rect x="41" y="84" width="58" height="78" rx="22" fill="#f1cba6"/><path d="M36 122C42 138 52 142 70 140 88 142 98 138 104 122V158C104 190 88 208 70 220 52 208 36 190 36 158Z" fill="#c9bda9"/><path d="M52 147C58 138 66 138 70 142 74 138 82 138 88 147 80 152 74 150 70 148 66 150 60 152 52 147Z" fill="var(--card-ink,#2b2620)" opacity=".45"/><path d="M62 158Q70 163 78 158" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="117" r="3.6"/><circle cx="83" cy="117" r="3.6"/></g><path d="M50 106H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 106H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 118V131H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M33 97 24 44 48 68 70 32 92 68 116 44 107 97Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3" stroke-linejoin="round"/><path d="M33 84H107V99H33Z" fill="var(--card-gold-2,#a8751d)"/><circle cx="24" cy="42" r="7"/><circle cx="116" cy="42" r="7"/><circle cx="70" cy="29" r="8"/><g fill="var(--card-face,#fffdf7)"><circle cx="50" cy="91.5" r="4"/><circle cx="70" cy="91.5" r="4"/><circle cx="90" cy="91.5" r="4"/></g><use href="#t-b" x="56" y="258" width="28" height="28" style="color:currentColor;fill:currentColor"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="g-bO" viewBox="0 0 240 336"><g style="color:var(--suit-gb,#8a5a00);fill:var(--suit-gb,#8a5a00)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M29 7C43 7 52 19 52 38S43 69 29 69 6 57 6 38 15 7 29 7Z" transform="translate(17.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-b" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M0 308V254C0 220 26 204 70 204S140 220 140 254V308Z"/><path d="M0 308V254C0 220 26 204 70 204S140 220 140 254V308Z" fill="url(#tx-d)"/><path d="M16 216 44 206 140 292V308H116Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><path d="M0 252C0 226 14 214 30 210L36 234 0 262ZM140 252C140 226 126 214 110 210L104 234 140 262Z" fill="var(--card-gold-2,#a8751d)"/><rect x="57" y="166" width="26" height="44" rx="8" fill="#f1cba6"/><path d="M40 214Q70 238 100 214L92 200H48Z" fill="#fff8ea" stroke="var(--card-ink,#2b2620)" stroke-width="2.5"/><path d="M38 110H102V150H38Z" fill="#b8863a"/><rect x="42" y="104" width="56" height="80" rx="25" fill="#f1cba6"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="140" r="3.6"/><circle cx="83" cy="140" r="3.6"/></g><path d="M50 129H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 129H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 141V154H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M70 160C60 154 48 156 42 168 54 172 64 168 70 166 76 168 86 172 98 168 92 156 80 154 70 160Z" fill="#b8863a"/><path d="M64 174Q70 177 76 174" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><path d="M30 112C30 88 48 82 70 82S110 88 110 112Z"/><path d="M10 118C40 104 100 104 130 118 124 128 16 128 10 118Z"/><path d="M44 104H96" stroke="var(--card-gold,#d9a441)" stroke-width="7"/><path d="M36 104C22 92 16 74 22 60 38 66 48 84 46 104Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><use href="#t-b" x="62" y="12" width="64" height="64"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="g-bU" viewBox="0 0 240 336"><g style="color:var(--suit-gb,#8a5a00);fill:var(--suit-gb,#8a5a00)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M8 7V46C8 61 16 69 28 69S48 61 48 46V7" transform="translate(18.6 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-b" x="17" y="111" width="58" height="58"/><g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/><circle cx="156" cy="126" r="66" fill="var(--card-face,#fffdf7)" opacity=".75"/><g transform="translate(86 14)"><path d="M122 60V308" stroke="var(--card-gold-2,#a8751d)" stroke-width="8"/><path d="M122 22 134 60 122 74 110 60Z" fill="var(--card-gold,#d9a441)" stroke="var(--card-gold-2,#a8751d)" stroke-width="3"/><g transform="translate(-10 -44)"><rect x="58" y="150" width="24" height="52" rx="10" fill="#f1cba6"/></g><g transform="translate(-10 -44)"><path d="M6 352V256C6 222 30 204 52 200H88C110 204 134 222 134 256V352Z"/><path d="M6 352V256C6 222 30 204 52 200H88C110 204 134 222 134 256V352Z" fill="url(#tx-d)"/><path d="M50 196 70 220 90 196Z" fill="#f1cba6"/><path d="M46 196 70 226 94 196" fill="none" stroke="var(--card-gold,#d9a441)" stroke-width="6" stroke-linejoin="round"/><path d="M38 84H102V140C102 156 92 156 92 146H48C48 156 38 156 38 140Z" fill="#b8863a"/><path d="M44 92H96V132C96 152 84 164 70 164S44 152 44 132Z" fill="#f1cba6"/><g fill="var(--card-ink,#2b2620)"><circle cx="57" cy="124" r="3.6"/><circle cx="83" cy="124" r="3.6"/></g><path d="M50 113H64" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M76 113H90" stroke="var(--card-ink,#2b2620)" stroke-width="3.2" stroke-linecap="round"/><path d="M70 125V138H75" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M62 147Q70 153 78 147" fill="none" stroke="var(--card-ink,#2b2620)" stroke-width="3" stroke-linecap="round"/><path d="M32 104C32 72 44 60 70 60S108 72 108 104Z"/><path d="M30 102H110" stroke="var(--card-gold,#d9a441)" stroke-width="9" stroke-linecap="round"/></g><circle cx="60" cy="258" r="40" fill="var(--card-face,#fffdf7)" stroke="currentColor" stroke-width="3"/><use href="#t-b" x="32" y="231" width="56" height="56"/></g></g><rect x="87.5" y="15.5" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/></g></symbol>\n<symbol id="g-b9" viewBox="0 0 240 336"><g style="color:var(--suit-gb,#8a5a00);fill:var(--suit-gb,#8a5a00)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A20 20 0 1 1 27 47 20 20 0 1 1 27 7ZM47 27C47 50 38 66 18 70" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-b" x="17" y="111" width="58" height="58"/><use href="#t-b" x="97" y="29" width="46" height="46"/><use href="#t-b" x="97" y="106" width="46" height="46"/><use href="#t-b" x="97" y="184" width="46" height="46"/><use href="#t-b" x="97" y="261" width="46" height="46"/><use href="#t-b" x="173" y="29" width="46" height="46"/><use href="#t-b" x="173" y="106" width="46" height="46"/><use href="#t-b" x="173" y="184" width="46" height="46"/><use href="#t-b" x="173" y="261" width="46" height="46"/><use href="#t-b" x="135" y="145" width="46" height="46"/></g></symbol>\n<symbol id="g-b8" viewBox="0 0 240 336"><g style="color:var(--suit-gb,#8a5a00);fill:var(--suit-gb,#8a5a00)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M27 7A16 15 0 1 1 27 37 16 15 0 1 1 27 7ZM27 37A20 16 0 1 1 27 69 20 16 0 1 1 27 37Z" transform="translate(19.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-b" x="17" y="111" width="58" height="58"/><use href="#t-b" x="97" y="29" width="46" height="46"/><use href="#t-b" x="97" y="145" width="46" height="46"/><use href="#t-b" x="97" y="261" width="46" height="46"/><use href="#t-b" x="173" y="29" width="46" height="46"/><use href="#t-b" x="173" y="145" width="46" height="46"/><use href="#t-b" x="173" y="261" width="46" height="46"/><use href="#t-b" x="135" y="87" width="46" height="46"/><use href="#t-b" x="135" y="203" width="46" height="46"/></g></symbol>\n<symbol id="g-b7" viewBox="0 0 240 336"><g style="color:var(--suit-gb,#8a5a00);fill:var(--suit-gb,#8a5a00)"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><path d="M6 7H46C34 24 24 46 21 70" transform="translate(20.5 20) scale(0.98)" fill="none" stroke="currentColor" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/><use href="#t-b" x="17" y="111" width="58" height="58"/><use href="#t-b" x="97" y="29" width="46" height="46"/><use href="#t-b" x="97" y="145" width="46" height="46"/><use href="#t-b" x="97" y="261" width="46" height="46"/><use href="#t-b" x="173" y="29" width="46" height="46"/><use href="#t-b" x="173" y="145" width="46" height="46"/><use href="#t-b" x="173" y="261" width="46" height="46"/><use href="#t-b" x="135" y="87" width="46" height="46"/></g></symbol>\n<symbol id="back" viewBox="0 0 240 336"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><rect x="14" y="14" width="212" height="308" rx="12" fill="var(--back,#9c4630)"/><g transform="translate(12 12)"><rect x="12" y="12" width="192" height="288" fill="url(#tx-b)"/></g><rect x="20" y="20" width="200" height="296" rx="8" fill="none" stroke="var(--back-2,#f3d9b8)" stroke-width="2.5"/><circle cx="120" cy="168" r="56" fill="var(--back,#9c4630)" stroke="var(--back-2,#f3d9b8)" stroke-width="5"/><g fill="var(--back-2,#f3d9b8)"><path d="M120 122 130 138 120 154 110 138Z" transform="rotate(0 120 168)"/><path d="M120 148 124 156 120 164 116 156Z" transform="rotate(30 120 168)"/><path d="M120 122 130 138 120 154 110 138Z" transform="rotate(60 120 168)"/><path d="M120 148 124 156 120 164 116 156Z" transform="rotate(90 120 168)"/><path d="M120 122 130 138 120 154 110 138Z" transform="rotate(120 120 168)"/><path d="M120 148 124 156 120 164 116 156Z" transform="rotate(150 120 168)"/><path d="M120 122 130 138 120 154 110 138Z" transform="rotate(180 120 168)"/><path d="M120 148 124 156 120 164 116 156Z" transform="rotate(210 120 168)"/><path d="M120 122 130 138 120 154 110 138Z" transform="rotate(240 120 168)"/><path d="M120 148 124 156 120 164 116 156Z" transform="rotate(270 120 168)"/><path d="M120 122 130 138 120 154 110 138Z" transform="rotate(300 120 168)"/><path d="M120 148 124 156 120 164 116 156Z" transform="rotate(330 120 168)"/></g></symbol>\n<symbol id="back-plain" viewBox="0 0 240 336"><rect x="1.5" y="1.5" width="237" height="333" rx="20" fill="var(--card-face,#fffdf7)" stroke="var(--card-edge,#7d7263)" stroke-width="3"/><rect x="14" y="14" width="212" height="308" rx="12" fill="var(--back,#9c4630)"/><g transform="translate(12 12)"><rect x="12" y="12" width="192" height="288" fill="url(#tx-b)"/></g><rect x="20" y="20" width="200" height="296" rx="8" fill="none" stroke="var(--back-2,#f3d9b8)" stroke-width="2.5"/></symbol></svg>\n';

// src/base/faces.ts
var GERMAN_SUIT = { S: "l", H: "h", D: "b", C: "a" };
var GERMAN_RANK = { Q: "O", J: "U" };
function rankSign(rank, deck) {
  if (rank === "T") return "10";
  return deck === "german" ? GERMAN_RANK[rank] ?? rank : rank;
}
function faceId(card, deck) {
  const rank = rankSign(card[0], deck);
  return deck === "german" ? `g-${GERMAN_SUIT[card[1]]}${rank}` : `f-${card[1].toLowerCase()}${rank}`;
}
function pipId(suit, deck) {
  return deck === "german" ? `t-${GERMAN_SUIT[suit]}` : `s-${suit.toLowerCase()}`;
}
function suitClass(suit, deck) {
  return deck === "german" ? `t-g${GERMAN_SUIT[suit]}` : `t-${suit.toLowerCase()}`;
}
var parsed = null;
var roots = 0;
var Faces = class {
  deck = "french";
  prefix;
  sprite;
  have = /* @__PURE__ */ new Set();
  constructor(root) {
    roots += 1;
    this.prefix = `s66-${roots}-`;
    this.sprite = svg("svg", { "aria-hidden": "true", class: "sprite" });
    root.append(this.sprite);
  }
  /** A card picture; null draws a back. */
  card(card, plain2 = false) {
    if (card === null) return this.draw(plain2 ? "back-plain" : "back", "0 0 240 336");
    return this.draw(faceId(card, this.deck), "0 0 240 336");
  }
  /** A suit sign to stand in text. */
  pip(suit) {
    const picture = this.draw(pipId(suit, this.deck), "0 0 100 100");
    picture.setAttribute("class", "sg");
    return picture;
  }
  draw(id, box) {
    this.ensure(id);
    const picture = svg("svg", { viewBox: box, "aria-hidden": "true" });
    picture.append(svg("use", { href: `#${this.prefix}${id}` }));
    return picture;
  }
  ensure(id) {
    if (this.have.has(id)) return;
    this.have.add(id);
    parsed ??= new DOMParser().parseFromString(faces_default, "image/svg+xml");
    const source = parsed.getElementById(id);
    if (source === null) return;
    const copy = document.importNode(source, true);
    copy.id = this.prefix + id;
    for (const element of copy.querySelectorAll("*")) this.rename(element);
    this.sprite.append(copy);
  }
  /** Point references inside a symbol at this root's copies. */
  rename(element) {
    if (element.id) element.id = this.prefix + element.id;
    for (const name of ["href", "fill", "clip-path"]) {
      const value = element.getAttribute(name);
      const inner = value?.match(name === "href" ? /^#([\w-]+)$/ : /^url\(#([\w-]+)\)$/)?.[1];
      if (!inner) continue;
      this.ensure(inner);
      const target = `#${this.prefix}${inner}`;
      element.setAttribute(name, name === "href" ? target : `url(${target})`);
    }
  }
};

// src/base/link.ts
var ACK_MS = 4e3;
var HELLO_MS = 1e4;
var PREFIX = "sixtysix:";
var Link = class {
  constructor(model, events, store = browserStore()) {
    this.model = model;
    this.events = events;
    this.store = store;
    model.on("msg:custom", this.hear);
  }
  model;
  events;
  store;
  next = 1;
  waiting = /* @__PURE__ */ new Map();
  hear = (message) => this.heard(message);
  /** The first message: what this browser has kept under the names the widget asked for, and its settings. */
  hello(stores) {
    if (!this.store) this.events.unkept();
    const saves = {};
    for (const name of /* @__PURE__ */ new Set(["options", ...stores])) {
      const value = this.load(name);
      if (value !== void 0) saves[name] = value;
    }
    this.post({ intent: "hello", id: 0, saves }, HELLO_MS);
  }
  send(intent, fields = {}) {
    const id = this.next;
    this.next += 1;
    this.post({ ...fields, intent, id }, ACK_MS);
    return id;
  }
  close() {
    this.model.off("msg:custom", this.hear);
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }
  post(message, patience) {
    const timer = setTimeout(() => this.events.lost(true), patience);
    this.waiting.set(message.id, timer);
    try {
      this.model.send(message);
    } catch {
      clearTimeout(timer);
      this.events.lost(true);
    }
  }
  heard(message) {
    if (typeof message !== "object" || message === null) return;
    const { ack, error, save } = message;
    if (save) this.keep(save);
    if (typeof ack !== "number") return;
    for (const [id, timer] of this.waiting) {
      if (id > ack) continue;
      clearTimeout(timer);
      this.waiting.delete(id);
    }
    this.events.lost(false);
    if (error) this.events.failed(error);
  }
  load(name) {
    try {
      const text = this.store?.getItem(PREFIX + name);
      return text ? JSON.parse(text) : void 0;
    } catch {
      return void 0;
    }
  }
  keep({ name, value }) {
    try {
      this.store?.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      this.events.unkept();
    }
  }
};
function browserStore() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

// src/base/live.ts
var Live = class {
  element = el("div", { class: "vh", role: "status", "aria-live": "polite" });
  say(sentence) {
    if (!sentence) return;
    const again = this.element.textContent === sentence;
    this.element.textContent = again ? `${sentence} ` : sentence;
  }
};

// src/base/root.ts
function openRoot(model, host, kind, changed) {
  const root = el("div", { class: `s66 ${kind}` });
  const banner = el("div", { role: "alert" });
  const memory = el("div", { role: "alert" });
  const body = el("div", { class: "body" });
  const live = new Live();
  root.append(banner, memory, body, live.element);
  const faces = new Faces(root);
  let options = readOptions(model.get("options"));
  const refresh = () => {
    options = readOptions(model.get("options"));
    faces.deck = options.deck;
    applyOptions(root, options);
    changed();
  };
  const link = new Link(model, {
    lost: (lost) => showLost(banner, options, lost),
    failed: (text) => showFailed(banner, options, text),
    unkept: () => showUnkept(memory, options)
  });
  model.on("change:options", refresh);
  const stopTheme = watchTheme(() => applyOptions(root, options));
  faces.deck = options.deck;
  applyOptions(root, options);
  root.addEventListener("keydown", keepKey);
  const shield = (event) => shieldKey(root, event);
  window.addEventListener("keydown", shield, { capture: true });
  host.append(root);
  return {
    root,
    body,
    faces,
    live,
    link,
    options: () => options,
    close() {
      model.off("change:options", refresh);
      stopTheme();
      window.removeEventListener("keydown", shield, { capture: true });
      link.close();
      root.remove();
    }
  };
}
function isOurs(event) {
  const command = event.ctrlKey || event.altKey || event.metaKey;
  const editors = event.key === "Tab" || event.key === "Escape" || event.shiftKey && event.key === "Enter";
  return !command && !editors;
}
function keepKey(event) {
  if (isOurs(event)) event.stopPropagation();
}
function shieldKey(root, event) {
  const at = event.target;
  if (!(at instanceof Element) || !root.contains(at)) return;
  at.toggleAttribute("data-lm-suppress-shortcuts", isOurs(event));
}
function showLost(banner, options, lost) {
  if (!lost) {
    banner.replaceChildren();
    return;
  }
  const text = word(options, insideEditor() ? "lost_text_notebook" : "lost_text");
  const box = el(
    "div",
    { class: "lost" },
    el("p", {}, el("b", {}, word(options, "lost_title")), text)
  );
  if (!insideEditor()) {
    const reload = el("button", { type: "button", class: "btn" }, word(options, "reload"));
    reload.addEventListener("click", () => location.reload());
    box.append(reload);
  }
  banner.replaceChildren(box);
}
function showUnkept(banner, options) {
  if ("told" in banner.dataset) return;
  banner.dataset.told = "";
  const close = el("button", { type: "button", class: "btn" }, word(options, "unkept_close"));
  close.addEventListener("click", () => banner.replaceChildren());
  banner.replaceChildren(el(
    "div",
    { class: "lost" },
    el("p", {}, el("b", {}, word(options, "unkept_title")), word(options, "unkept_text")),
    close
  ));
}
function showFailed(banner, options, text) {
  banner.replaceChildren(el(
    "div",
    { class: "lost" },
    el("p", {}, el("b", {}, word(options, "failed_title")), text)
  ));
}

// src/base/icons.ts
var ICONS = {
  ok: "M5 13 10 18 19 7",
  x: "M6 6 18 18M18 6 6 18",
  lock: "M7 11V8A5 5 0 0 1 17 8V11M5 11H19V20H5Z",
  rings: "M14 12A5 5 0 1 1 4 12 5 5 0 1 1 14 12ZM20 12A5 5 0 1 1 10 12 5 5 0 1 1 20 12Z",
  bulb: "M9 17H15M10 20.5H14M9 17C9 14 6.5 13 6.5 9.5A5.5 5.5 0 0 1 17.5 9.5C17.5 13 15 14 15 17",
  say: "M4 5H20V16H12L7 20V16H4Z",
  up: "M6 15 12 9 18 15",
  gear: "M4 7H12M18 7H20M4 17H6M12 17H20M15 4.5A2.5 2.5 0 1 1 15 9.5 2.5 2.5 0 1 1 15 4.5ZM9 14.5A2.5 2.5 0 1 1 9 19.5 2.5 2.5 0 1 1 9 14.5Z",
  note: "M12 8V8.1M12 12V17",
  help: "M8.5 9A3.5 3.5 0 1 1 13.5 12.100C12.400 12.700 12 13.300 12 14.500M12 18.500V18.600",
  again: "M5 12A7 7 0 1 0 7.500 6.700M7 3V7.500H11.500"
};
function icon(name) {
  const picture = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", class: "ic" });
  picture.append(svg("path", { d: ICONS[name] }));
  return picture;
}

// src/base/rich.ts
var TOKEN = /\[([ATKQJ987][SHDC])\]|\[([SHDC])\]|(\*\*)/g;
var NUMBER = "[+−]?\\d+(?:\\.\\d+)?(?: %)?";
var TOGETHER = new RegExp(
  `(\\b(?:A|10|[KQJOU987])(?: (?:A|10|[KQJOU987])\\b){4,}|\\b\\d+ [+×] \\d+ = \\d+\\b|\\b\\d+(?: %)? × \\d+(?: %)?|\\b\\d+ ÷ \\d+ = ${NUMBER}|[÷=] ${NUMBER}|\\b\\d+ %)`
);
var WORTH = /^ = (?=\d)/;
function unbroken(text) {
  return text.split(TOGETHER);
}
function wordsNode(text) {
  const parts = unbroken(text);
  if (parts.length === 1) return document.createTextNode(text);
  return el("span", {}, ...parts.map((part2, at) => at % 2 ? el("span", { class: "tie" }, part2) : part2));
}
function parseRich(text) {
  const pieces = [];
  let bold = false;
  let from = 0;
  const addText = (part2) => {
    if (part2) pieces.push({ kind: "text", text: part2, bold });
  };
  const stars = text.split("**").length - 1;
  let left = stars - stars % 2;
  for (const match of text.matchAll(TOKEN)) {
    if (match[3] && left === 0) continue;
    addText(text.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[1]) pieces.push({ kind: "card", card: match[1], bold });
    else if (match[2]) pieces.push({ kind: "suit", suit: match[2], bold });
    else {
      bold = !bold;
      left -= 1;
    }
  }
  addText(text.slice(from));
  return pieces;
}
function richWords(text, names) {
  return parseRich(text).map((piece) => {
    if (piece.kind === "text") return piece.text;
    const code = piece.kind === "card" ? piece.card : piece.suit;
    return names[code] ?? code;
  }).join("");
}
function rich(text, names, faces) {
  return parseRich(text).map((piece) => {
    let node;
    if (piece.kind === "text") node = wordsNode(piece.text.replace(WORTH, " = "));
    else {
      const code = piece.kind === "card" ? piece.card : piece.suit;
      const suit = code[code.length - 1];
      node = el(
        "span",
        {
          class: `pc ${suitClass(suit, faces.deck)}`,
          role: "img",
          "aria-label": names[code] ?? code
        },
        faces.pip(suit),
        piece.kind === "card" ? rankSign(code[0], faces.deck) : null
      );
    }
    return piece.bold ? el("b", {}, node) : node;
  });
}

// src/handbook/draw.ts
var level = (scene, step) => `h${step + (scene.editor ? 1 : 0)}`;
var spotOf = (id) => `s66-book-${id}`;
function page(scene) {
  const { view } = scene;
  return [
    bar(scene),
    find(scene),
    el(
      "div",
      { class: "page" },
      contents(view),
      el(
        "div",
        { class: "parts" },
        ...view.parts.map((one) => part(scene, one)),
        el("p", { class: "none", hidden: true })
      )
    )
  ];
}
function bar(scene) {
  const { view, options, editor } = scene;
  if (!editor) dropHiddenHeading();
  return el(
    "header",
    { class: "bar" },
    el(
      "a",
      { class: "ib", href: view.heading.home, "aria-label": word(options, "home") },
      el("span", { class: "brand", "aria-hidden": "true" }, "66")
    ),
    el(
      "div",
      { class: "names" },
      el(level(scene, 1), { class: "ttl" }, view.heading.title),
      el("p", { class: "sub" }, view.heading.sub)
    )
  );
}
function find({ view, asked }) {
  const id = spotOf("find-field");
  const field = el("input", {
    id,
    type: "search",
    placeholder: view.find.hint,
    autocomplete: "off",
    spellcheck: "false",
    "data-spot": "find"
  });
  field.value = asked;
  return el(
    "search",
    { class: "find" },
    el("label", { for: id }, view.find.label),
    el(
      "div",
      { class: "box" },
      field,
      el("button", { type: "button", class: "btn", "data-do": "clear", "data-spot": "clear" }, view.find.clear)
    ),
    el("p", { class: "small muted found" })
  );
}
function contents(view) {
  const list = el("ul", {});
  for (const one of view.parts) {
    const groups = el("ul", {});
    for (const group of one.groups) {
      groups.append(el("li", {}, el("a", { href: `#${one.id}-${group.id}`, "data-go": `${one.id}-${group.id}` }, group.title)));
    }
    list.append(el("li", {}, el("a", { class: "top", href: `#${one.id}`, "data-go": one.id }, one.title), groups));
  }
  return el("nav", { class: "contents", "aria-label": view.parts_label }, list);
}
function part(scene, one) {
  const id = spotOf(one.id);
  return el(
    "section",
    { class: `part ${one.id}`, "aria-labelledby": id },
    el(level(scene, 2), { id, tabindex: -1 }, one.title, " ", el("small", {}, one.sub)),
    ...one.groups.map((group) => section(scene, one, group))
  );
}
function section(scene, one, group) {
  const id = spotOf(`${one.id}-${group.id}`);
  const words = one.id === "glossary";
  return el(
    "div",
    { class: "group" },
    el(level(scene, 3), { id, tabindex: -1 }, group.title),
    el(
      "div",
      { class: words ? "words" : "rows" },
      ...group.entries.map((entry) => words ? wordEntry(scene, entry) : foldEntry(scene, entry))
    )
  );
}
var closed = () => "onbeforematch" in document ? "until-found" : "";
function foldEntry(scene, entry) {
  const open = scene.open.has(entry.id);
  const text = el("div", { class: "text", id: spotOf(`${entry.id}-text`) }, ...inside(scene, entry));
  if (!open) text.setAttribute("hidden", closed());
  const button = el("button", {
    type: "button",
    "aria-expanded": String(open),
    "aria-controls": text.id,
    "data-fold": entry.id,
    "data-spot": `fold:${entry.id}`,
    id: spotOf(entry.id)
  }, el("span", {}, entry.title), icon("up"));
  return el("article", { class: "entry", "data-entry": entry.id }, el(level(scene, 4), {}, button), text);
}
function wordEntry(scene, entry) {
  return el(
    "article",
    { class: "entry", "data-entry": entry.id },
    el(level(scene, 4), { id: spotOf(entry.id), tabindex: -1, "data-spot": `word:${entry.id}` }, entry.title),
    el("div", { class: "text" }, ...inside(scene, entry))
  );
}
function inside({ view, faces }, entry) {
  const line = (text, name = "") => el("p", { class: name || null }, ...rich(text, view.names, faces));
  const parts = entry.lines.map((text) => line(text));
  if (entry.note) parts.push(line(entry.note, "note"));
  if (entry.names.length) {
    const table = el("dl", { class: "tongues", "aria-label": view.names_label });
    for (const one of entry.names) {
      table.append(el("div", {}, el("dt", {}, one.label), el("dd", { lang: one.lang }, one.foreign)));
    }
    parts.push(table);
  }
  if (entry.see.length) {
    const links = entry.see.map((one) => el("a", { href: `#${one.id}`, "data-go": one.id, "data-spot": `see:${entry.id}:${one.id}` }, one.label));
    parts.push(el("p", { class: "see small" }, el("span", { class: "muted" }, view.see_label), ...links));
  }
  return parts;
}
function fold(body, id, open) {
  const button = body.querySelector(`[data-fold="${CSS.escape(id)}"]`);
  if (!button) return;
  button.setAttribute("aria-expanded", String(open));
  const text = button.closest("article")?.querySelector(".text");
  if (open) text?.removeAttribute("hidden");
  else text?.setAttribute("hidden", closed());
}
function sift(body, shown) {
  for (const one of body.querySelectorAll("article")) {
    one.hidden = shown !== null && !shown.has(one.dataset.entry ?? "");
  }
  for (const kind of [".group", ".part"]) {
    for (const box of body.querySelectorAll(kind)) {
      box.hidden = box.querySelector("article:not([hidden])") === null;
    }
  }
  for (const link of body.querySelectorAll(".contents [data-go]")) {
    const target = body.querySelector(`#${CSS.escape(spotOf(link.dataset.go ?? ""))}`);
    link.parentElement.hidden = target?.closest(".group, .part")?.hidden ?? false;
  }
}

// src/handbook/find.ts
function plain(text) {
  return text.normalize("NFD").replace(new RegExp("\\p{M}", "gu"), "").toLowerCase();
}
function wordsOf(text) {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
function indexOf(entry, names) {
  const texts = [entry.title, ...entry.lines, entry.note, ...entry.names.map((one) => one.foreign)];
  return wordsOf(texts.map((text) => richWords(text, names)).join(" "));
}
function fits(index, asked) {
  return wordsOf(asked).every((word2) => index.some((one) => one.startsWith(word2)));
}

// src/handbook/index.ts
var WIDE = 1e3;
var QUIET_MS = 700;
function render({ model, el: host }) {
  const parts = openRoot(model, host, "handbook", () => draw());
  const { body, link } = parts;
  const open = /* @__PURE__ */ new Set();
  let asked = "";
  let told;
  let index = /* @__PURE__ */ new Map();
  let due = true;
  const view = () => model.get("view");
  function draw() {
    const now = view();
    if (!now?.version) return;
    const root = body.getRootNode();
    const active = root.activeElement;
    const spot = active && body.contains(active) ? active.dataset.spot ?? active.id : void 0;
    index = new Map(now.parts.flatMap((part2) => part2.groups).flatMap((group) => group.entries).map((entry) => [entry.id, indexOf(entry, now.names)]));
    body.replaceChildren(...page({
      view: now,
      options: parts.options(),
      faces: parts.faces,
      editor: insideEditor(),
      open,
      asked
    }));
    look(false);
    if (spot) body.querySelector(`[data-spot="${CSS.escape(spot)}"], #${CSS.escape(spot)}`)?.focus({ preventScroll: true });
  }
  function look(aloud) {
    const { find: find2 } = view();
    const any = asked.trim() !== "";
    const shown = new Set([...index].filter(([, words]) => fits(words, asked)).map(([id]) => id));
    sift(body, any ? shown : null);
    for (const id of index.keys()) fold(body, id, open.has(id));
    const count = shown.size;
    const text = !any ? "" : count === 0 ? find2.none.replace("{words}", asked.trim()) : count === 1 ? find2.one : find2.many.replace("{count}", String(count));
    const none = body.querySelector(".none");
    if (none) {
      none.hidden = !any || count > 0;
      none.textContent = text;
    }
    const found = body.querySelector(".found");
    if (found) found.textContent = count > 0 ? text : "";
    body.querySelector(".find")?.toggleAttribute("data-asked", any);
    clearTimeout(told);
    if (aloud && text) told = setTimeout(() => parts.live.say(text), QUIET_MS);
  }
  function ask(words) {
    asked = words;
    look(true);
  }
  function go(id) {
    const target = body.querySelector(`#${CSS.escape(spotOf(id))}`);
    if (!target) return false;
    if (target.closest("[hidden]")) {
      asked = "";
      const field = body.querySelector("input[type=search]");
      if (field) field.value = "";
      look(false);
    }
    if (index.has(id)) {
      open.add(id);
      fold(body, id, true);
    }
    for (const one of body.querySelectorAll(".here")) one.classList.remove("here");
    target.closest("article")?.classList.add("here");
    (target.closest("article") ?? target).scrollIntoView({ block: "start" });
    target.focus({ preventScroll: true });
    return true;
  }
  function follow() {
    if (!insideEditor() && location.hash) go(decodeURIComponent(location.hash.slice(1)));
  }
  function clicked(event) {
    const at = event.target;
    const button = at.closest("[data-fold]");
    if (button) {
      const id2 = button.dataset.fold ?? "";
      if (open.has(id2)) open.delete(id2);
      else open.add(id2);
      fold(body, id2, open.has(id2));
    }
    if (at.closest("[data-do=clear]")) {
      const field = body.querySelector("input[type=search]");
      if (field) field.value = "";
      ask("");
      field?.focus();
    }
    const way = at.closest("[data-go]");
    if (!way || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const id = way.dataset.go ?? "";
    if (go(id) && !insideEditor()) history.pushState(null, "", `#${id}`);
  }
  const stop = new AbortController();
  const { signal } = stop;
  body.addEventListener("click", clicked, { signal });
  body.addEventListener("input", (event) => {
    const field = event.target;
    if (field.type === "search") ask(field.value);
  }, { signal });
  body.addEventListener("beforematch", (event) => {
    const id = event.target.closest("article")?.dataset.entry ?? "";
    open.add(id);
    fold(body, id, true);
  }, { signal });
  window.addEventListener("hashchange", follow, { signal });
  const observer = new ResizeObserver(() => {
    parts.root.toggleAttribute("data-wide", parts.root.clientWidth >= WIDE);
    if (!due || parts.root.clientWidth === 0) return;
    due = false;
    follow();
  });
  observer.observe(parts.root);
  model.on("change:view", draw);
  draw();
  link.hello(view()?.stores ?? []);
  return () => {
    stop.abort();
    clearTimeout(told);
    observer.disconnect();
    model.off("change:view", draw);
    parts.close();
  };
}
var index_default = { render };
export {
  index_default as default
};

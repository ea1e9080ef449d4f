// built from widgets/frontend/src/card_table by "npm run build"; do not edit

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
function darkNow(theme) {
  if (theme !== "auto") return theme === "dark";
  if (insideEditor()) return document.body.dataset.jpThemeLight === "false";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}
function motionAllowed(options) {
  return options.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
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
function attribute(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
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
  card(card, plain = false) {
    if (card === null) return this.draw(plain ? "back-plain" : "back", "0 0 240 336");
    return this.draw(faceId(card, this.deck), "0 0 240 336");
  }
  /** A suit sign to stand in text. */
  pip(suit) {
    const picture2 = this.draw(pipId(suit, this.deck), "0 0 100 100");
    picture2.setAttribute("class", "sg");
    return picture2;
  }
  draw(id, box) {
    this.ensure(id);
    const picture2 = svg("svg", { viewBox: box, "aria-hidden": "true" });
    picture2.append(svg("use", { href: `#${this.prefix}${id}` }));
    return picture2;
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
  return el("span", {}, ...parts.map((part, at) => at % 2 ? el("span", { class: "tie" }, part) : part));
}
function parseRich(text) {
  const pieces = [];
  let bold = false;
  let from = 0;
  const addText = (part) => {
    if (part) pieces.push({ kind: "text", text: part, bold });
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
  hear = (message2) => this.heard(message2);
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
  post(message2, patience) {
    const timer = setTimeout(() => this.events.lost(true), patience);
    this.waiting.set(message2.id, timer);
    try {
      this.model.send(message2);
    } catch {
      clearTimeout(timer);
      this.events.lost(true);
    }
  }
  heard(message2) {
    if (typeof message2 !== "object" || message2 === null) return;
    const { ack, error, save } = message2;
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

// src/base/room.ts
var MOST_ABOVE = 0.25;
function scroller(root) {
  let found = null;
  for (let box = root.parentElement; box && box !== document.body; box = box.parentElement) {
    const flow = getComputedStyle(box).overflowY;
    const high = box.clientHeight >= window.innerHeight / 2 && box.clientHeight <= window.innerHeight;
    if ((flow === "auto" || flow === "scroll") && high) found = box;
  }
  return found;
}
function seenHeight(root) {
  const box = scroller(root);
  const seen2 = box?.clientHeight ?? (document.documentElement.clientHeight || window.innerHeight);
  const top = box ? box.getBoundingClientRect().top - box.scrollTop : -window.scrollY;
  const above = root.getBoundingClientRect().top - top;
  return above > 0 && above <= seen2 * MOST_ABOVE ? Math.floor(seen2 - above) : seen2;
}
function watchRoom(root, changed) {
  let last = "";
  const measure = () => {
    const width2 = root.clientWidth;
    if (width2 === 0) return;
    const height = seenHeight(root);
    if (last === `${width2} ${height}`) return;
    last = `${width2} ${height}`;
    changed(width2, height);
  };
  let width = 0;
  const observer = new ResizeObserver(() => {
    if (root.clientWidth === width) return;
    width = root.clientWidth;
    measure();
  });
  observer.observe(root);
  window.addEventListener("resize", measure);
  const later = setTimeout(measure, 600);
  measure();
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", measure);
    clearTimeout(later);
  };
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
  const picture2 = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", class: "ic" });
  picture2.append(svg("path", { d: ICONS[name] }));
  return picture2;
}

// src/base/drop.ts
var Drop = class {
  element;
  panel = el("div", { class: "panel", role: "group" });
  button;
  label = el("span", { class: "lb" });
  constructor(kind, sign3) {
    this.button = el("summary", { class: "gear" }, icon(sign3), this.label);
    this.element = el("details", { class: `drop ${kind}` }, this.button, this.panel);
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.element.open) return;
      this.close();
      event.stopPropagation();
    });
    this.element.addEventListener("focusout", (event) => {
      const next = event.relatedTarget;
      if (next && !this.element.contains(next)) this.element.open = false;
    });
  }
  /** Name the button and what drops from it; `shown` stands beside the sign where there is room. */
  name(button, title, shown = "") {
    this.button.setAttribute("aria-label", button);
    this.panel.setAttribute("aria-label", title);
    this.label.replaceChildren(shown);
  }
  /** A button inside the panel. */
  action(label, classes, act) {
    const button = el("button", { type: "button", class: classes }, label);
    button.addEventListener("click", act);
    return button;
  }
  close() {
    this.element.open = false;
    this.button.focus();
  }
};

// src/base/settings.ts
var DISPLAY = {
  theme: ["auto", "light", "dark"],
  deck: ["french", "german"],
  suits: ["four", "two"],
  motion: ["auto", "off"],
  keys: [true, false]
};
var keyOf = (value) => value === true ? "on" : value === false ? "off" : value;
function displayGroups(options) {
  return Object.entries(DISPLAY).map(([id, values]) => ({
    id,
    label: word(options, `${id}_label`),
    value: options[id],
    choices: values.map((value) => ({ id: value, label: word(options, `${id}_${keyOf(value)}`), note: "" })),
    live: true
  }));
}
var Settings = class {
  constructor(link) {
    this.link = link;
  }
  link;
  drop = new Drop("settings", "gear");
  element = this.drop.element;
  /** What a widget adds at the end of the panel. */
  extra = el("div", { class: "extra" });
  picks = /* @__PURE__ */ new Map();
  built = "";
  groups = [];
  draw(options, setup = null) {
    this.groups = setup?.groups ?? displayGroups(options);
    const title = setup?.button ?? word(options, "settings");
    const content2 = JSON.stringify([title, setup?.title, setup?.start, this.groups.map((group) => [group.id, group.choices])]);
    const first = this.built === "";
    const fresh = this.built !== content2;
    if (fresh) this.build(title, setup);
    for (const group of this.groups) if (group.live || fresh || !this.element.open) this.show(group);
    this.built = content2;
    if (first && setup?.open) this.element.open = true;
  }
  close() {
    if (this.element.open) this.drop.close();
  }
  build(title, setup) {
    this.drop.name(title, setup?.title ?? title);
    this.picks.clear();
    const row = (group) => this.row(group);
    const waiting = this.groups.filter((group) => !group.live).map(row);
    const live = this.groups.filter((group) => group.live).map(row);
    const start = setup && waiting.length ? [this.startRow(setup)] : [];
    const close = setup ? [this.drop.action(setup.close.label, "btn", () => this.drop.close())] : [];
    const heading = setup ? [el("h3", {}, setup.title)] : [];
    this.drop.panel.replaceChildren(...heading, ...waiting, ...start, ...live, this.extra, ...close);
  }
  row(group) {
    const select = el("select", { name: group.id }, ...group.choices.map((choice, index) => el("option", { value: String(index) }, choice.label)));
    this.picks.set(group.id, select);
    const note = el("small", { class: "muted" });
    const label = el("label", {}, el("span", {}, group.label), select, note);
    const tell = () => note.replaceChildren(group.choices[Number(select.value)]?.note ?? "");
    select.addEventListener("change", () => {
      tell();
      if (group.live) this.link.send("options", { options: { [group.id]: this.picked(group) } });
    });
    select.addEventListener("shown", tell);
    return label;
  }
  startRow(setup) {
    const start = this.drop.action(setup.start.label, "btn main", () => {
      const waiting = this.groups.filter((group) => !group.live);
      this.link.send("setup", { values: Object.fromEntries(waiting.map((group) => [group.id, this.picked(group)])) });
      this.drop.close();
    });
    return el("div", { class: "start" }, start, el("small", { class: "muted" }, setup.start.note));
  }
  show(group) {
    const select = this.picks.get(group.id);
    if (!select) return;
    select.value = String(group.choices.findIndex((choice) => choice.id === group.value));
    select.dispatchEvent(new Event("shown"));
  }
  picked(group) {
    const index = Number(this.picks.get(group.id)?.value ?? -1);
    return group.choices[index]?.id ?? group.value;
  }
};

// src/base/copy.ts
async function copied(text, shown) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    try {
      return shown !== null && document.execCommand("copy");
    } catch {
      return false;
    }
  }
}

// src/base/computation.ts
function computation(code, options) {
  if (!code) return null;
  const lines = el("code", {}, code);
  const done = el("span", { role: "status" });
  const copy = el("button", { type: "button", class: "btn", "data-spot": "copy-computation" }, word(options, "copy"));
  copy.addEventListener("click", async () => {
    done.textContent = word(options, await copied(code, lines) ? "copied" : "copy_by_hand");
  });
  return el(
    "details",
    { class: "computation" },
    el("summary", { "data-spot": "computation" }, word(options, "computation")),
    el("pre", { translate: "no" }, lines),
    el("div", { class: "copy-row" }, copy, done)
  );
}

// src/card_table/tutor_button.ts
var SIGNS = { Escape: "Esc", ArrowLeft: "←", ArrowRight: "→" };
var SESSION_KINDS = /* @__PURE__ */ new Set(["next-deal", "new-match"]);
var intentOf = (kind) => SESSION_KINDS.has(kind) ? "session" : "tutor";
var isLetter = (key) => key.length === 1;
function keySign(key) {
  return key ? el("kbd", { "aria-hidden": "true" }, SIGNS[key] ?? key) : null;
}
function asks({ kind, value }) {
  const sent = value === void 0 ? "" : JSON.stringify(value);
  return { "data-do": `tutor:${kind}`, "data-value": sent, "data-key": `${kind}:${sent}` };
}
function tutorButton(scene, button, main = "btn main") {
  const { view, faces, options } = scene;
  const shown = button.key && (options.keys || !isLetter(button.key));
  return el("button", {
    type: "button",
    class: button.main ? main : "btn",
    ...asks(button),
    "aria-label": richWords(button.label, view.names),
    "aria-disabled": button.enabled === false ? "true" : null,
    "aria-keyshortcuts": shown ? button.key : null
  }, el("span", {}, ...rich(button.label, view.names, faces)), shown ? keySign(button.key) : null);
}
function readLinks(scene, links) {
  if (!links?.length) return null;
  const { view, faces } = scene;
  return el("div", { class: "read" }, ...links.map((link) => el(
    "button",
    { type: "button", class: "more", ...asks({ kind: "read", value: link.id }) },
    ...rich(link.label, view.names, faces)
  )));
}
function whyButton(scene, why, name) {
  if (!why) return null;
  return el(
    "button",
    { type: "button", class: "why", "aria-label": name, ...asks({ kind: "why", value: why.value }) },
    ...rich(why.label, scene.view.names, scene.faces)
  );
}
function modeOf(view) {
  if (view.page) return "page";
  if (view.review) return "review";
  return view.replay ? "replay" : "table";
}
function keyed(view) {
  const mode = modeOf(view);
  if (mode === "page") return view.page ? [view.page.close] : [];
  const panel = view.coach?.buttons ?? [];
  if (mode === "review") return [...panel, ...view.review?.buttons ?? []];
  if (mode === "replay") return view.replay?.buttons ?? [];
  return [...panel, ...view.tools ?? [], ...view.practice ? [view.practice.button] : []];
}
function buttonFor(view, key) {
  const wanted = key.toUpperCase();
  return keyed(view).find((one2) => one2.key?.toUpperCase() === wanted && one2.enabled !== false);
}

// src/card_table/coach.ts
var SIGNS2 = { hint: "bulb", why: "help", refusal: "x", note: "note" };
var TONES = { good: "ok", bad: "x", info: "", note: "" };
function toolButtons(scene, look2) {
  const { view, options } = scene;
  return (view.tools ?? []).map((tool) => {
    const key = tool.key && (options.keys || !isLetter(tool.key)) ? tool.key : "";
    return el("button", {
      type: "button",
      class: look2,
      ...asks({ kind: tool.kind }),
      title: tool.note || null,
      "aria-keyshortcuts": key || null
    }, el("span", {}, tool.label), key ? el("kbd", { "aria-hidden": "true" }, key) : null);
  });
}
function tools(scene) {
  if (!scene.view.tools?.length || scene.view.outcome) return null;
  return el("div", { class: "tools", role: "group", "aria-label": word(scene.options, "tools") }, ...toolButtons(scene, "btn quiet"));
}
function sign({ kind, tone }) {
  return el("span", { class: `sign ${tone}` }, icon(TONES[tone] || SIGNS2[kind] || "note"));
}
function coach(scene) {
  const { view, faces, options } = scene;
  const said = view.coach;
  if (!said) return null;
  const words = (text2) => rich(text2, view.names, faces);
  const title = richWords(said.title, view.names) || word(options, "coach");
  const lines = said.lines ?? [];
  const links = readLinks(scene, said.read);
  const text = el(
    "div",
    { class: "text", tabindex: "0", role: "group", "aria-label": title, "data-key": "coach-text" },
    ...lines.map((line) => el("p", {}, ...words(line))),
    said.basis ? el("p", { class: "basis" }, ...words(said.basis)) : null,
    links,
    computation(said.computation, options)
  );
  return el(
    "section",
    { class: `coach ${said.tone}`, "aria-label": title },
    el("header", {}, sign(said), el("h3", {}, ...words(said.title)), said.step ? el("span", { class: "step" }, ...words(said.step)) : null),
    lines.length || said.basis || links ? text : null,
    el("div", { class: "row" }, ...(said.buttons ?? []).map((button) => tutorButton(scene, button)))
  );
}

// src/card_table/count.ts
function unseen(scene, count) {
  if (!count.unseen) return [];
  const { names } = scene.view;
  const suits = [...new Set(count.unseen.cards.map((card) => card[1]))];
  const rows = suits.map((suit) => el("li", {}, ...(count.unseen?.cards ?? []).filter((card) => card[1] === suit).flatMap((card) => rich(`[${card}]`, names, scene.faces))));
  return [el("p", { class: "sub" }, count.unseen.label), el("ul", { class: "unseen" }, ...rows)];
}
function content(scene, count) {
  const words = (text) => rich(text, scene.view.names, scene.faces);
  const rows = count.rows.map((row) => el(
    "div",
    {},
    el("dt", {}, row.label),
    el("dd", {}, el("b", { class: "num" }, row.value), row.note ? el("small", {}, ...words(row.note)) : null)
  ));
  const note = count.note ? [el("p", { class: "xs muted" }, ...words(count.note))] : [];
  return [el("dl", { class: "counts" }, ...rows), ...unseen(scene, count), ...note];
}
function countSection(scene) {
  const { count } = scene.view;
  return count ? el("section", { class: "count" }, el("h3", {}, count.title), ...content(scene, count)) : null;
}
function countFold(scene) {
  const { count } = scene.view;
  if (!count || scene.layout.kind === "wide") return null;
  const chevron = icon("up");
  chevron.classList.add("chev");
  const short = count.rows.map((row) => `${row.label} ${row.value}`).join(", ");
  const box = el(
    "details",
    { class: "hist count", open: scene.folds.count },
    el("summary", { "data-key": "count" }, chevron, el("span", {}, count.title), el("span", { class: "num" }, short)),
    el("div", { class: "in" }, ...content(scene, count))
  );
  box.addEventListener("toggle", () => {
    scene.folds.count = box.open;
  });
  return box;
}

// src/card_table/focus.ts
var OPENED = {
  page: ".page [data-key=title]",
  review: ".review [data-key=title]",
  replay: ".acts button",
  table: ""
};
function seen(element) {
  return typeof element.checkVisibility !== "function" || element.checkVisibility();
}
var Focus = class {
  constructor(body, home) {
    this.body = body;
    this.home = home;
  }
  body;
  home;
  mode = null;
  ways = [];
  opener = "";
  // what had the focus when the tutor began to speak
  spoke = false;
  /** The key of what has the focus now. */
  key() {
    return this.active()?.closest("[data-key]")?.dataset.key ?? "";
  }
  /** True when the focus is here, or nowhere: then it may be moved. Safari leaves it around a tapped button. */
  free() {
    const active = this.body.getRootNode().activeElement;
    return !active || active.contains(this.body) || this.body.contains(active);
  }
  /** After a drawing: `key` is what had the focus, `lost` tells that it has gone. */
  after(mode, speaks, key, lost, free) {
    const old = this.mode;
    const closed = this.spoke && !speaks;
    const opened = speaks && !this.spoke;
    if (opened) this.opener = key;
    this.mode = mode;
    this.spoke = speaks;
    if (old !== null && old !== mode && free) this.change(old, mode, key);
    else if (opened && mode === "review" && key && this.panel()) this.find(key)?.scrollIntoView({ block: "nearest" });
    else if (key || lost) this.restore(key, closed);
  }
  change(old, mode, key) {
    const at = this.ways.findIndex((way) => way.mode === mode);
    if (at >= 0) {
      const [way] = this.ways.splice(at);
      if (!this.to(this.find(way.key), false) && !this.to(this.first(OPENED[mode]))) this.home();
      return;
    }
    this.ways.push({ mode: old, key });
    const main = mode === "replay" ? this.first(".acts .key:not([aria-disabled])") : null;
    if (!this.to(main) && !this.to(this.first(OPENED[mode]))) this.home();
  }
  restore(key, closed) {
    if (this.to(this.find(key))) return;
    if (this.panel()) return;
    if (closed && this.to(this.find(this.opener))) return;
    this.home();
  }
  /** Into the panel of the tutor, if it is there. */
  panel() {
    return this.to(this.first(".coach .row .main")) || this.to(this.first(".coach .row button"));
  }
  active() {
    const active = this.body.getRootNode().activeElement;
    return active && this.body.contains(active) ? active : null;
  }
  find(key) {
    if (!key) return null;
    return [...this.body.querySelectorAll("[data-key]")].find((one2) => one2.dataset.key === key && seen(one2)) ?? null;
  }
  first(query) {
    return query ? this.body.querySelector(query) : null;
  }
  to(element, still = true) {
    if (!element || !seen(element)) return false;
    element.focus({ preventScroll: still });
    return true;
  }
};

// src/base/card.ts
var LOOKS = {
  "": { classes: "", badge: null },
  pair: { classes: "pair", badge: ["rings", "hi"] },
  hint: { classes: "hint", badge: ["bulb", "hi"] },
  answer: { classes: "up", badge: ["ok", "ok"] },
  tapped: { classes: "no tapped", badge: ["x", "x"] },
  not: { classes: "no", badge: ["lock", "no"] },
  wins: { classes: "win", badge: ["ok", "ok"] },
  picked: { classes: "up", badge: null },
  wrong: { classes: "tapped", badge: ["x", "x"] }
};
function cardPicture(faces, card, label = "", mark = "") {
  const element = el("div", {
    role: label ? "img" : null,
    "aria-label": label || null,
    "aria-hidden": label ? null : "true"
  });
  paintCard(element, faces, card, mark);
  return element;
}
function cardButton(faces, card, label, mark = "") {
  const element = el("button", { type: "button", "aria-label": label });
  paintCard(element, faces, card, mark);
  return element;
}
function paintCard(element, faces, card, mark) {
  const look2 = LOOKS[mark] ?? LOOKS[""];
  attribute(element, "class", `card ${look2.classes}`.trim());
  const state = `${faces.deck} ${card ?? ""} ${mark}`;
  if (element.dataset.drawn === state) return;
  element.dataset.drawn = state;
  const face = el("span", { class: "face" }, faces.card(card));
  if (look2.badge) face.append(el("span", { class: `bdg ${look2.badge[1]}` }, icon(look2.badge[0])));
  element.replaceChildren(face);
}

// src/card_table/hand.ts
var Hand = class {
  element = el("div", { class: "hand", role: "group" });
  buttons = /* @__PURE__ */ new Map();
  order = [];
  stop = "";
  // the card that is the tab stop
  constructor() {
    this.element.addEventListener("focusin", () => this.setStop(this.focusedCard() || this.stop));
  }
  draw(scene) {
    const { view, layout: layout2, options } = scene;
    const before = this.order;
    const focused = this.focusedCard();
    const next = view.hand.map((one2) => one2.card);
    attribute(this.element, "aria-label", word(options, next.length ? "hand" : "hand_empty"));
    this.element.style.width = `${layout2.handWidth}px`;
    for (const [card, button] of this.buttons) {
      if (next.includes(card)) continue;
      button.remove();
      this.buttons.delete(card);
    }
    view.hand.forEach((one2, index) => this.drawCard(scene, one2, index));
    this.order = next;
    if (!next.includes(this.stop)) this.stop = neighbour(this.stop, before, next);
    this.setStop(this.stop);
    if (focused && next.length) this.buttons.get(next.includes(focused) ? focused : this.stop)?.focus({ preventScroll: true });
  }
  /** Move the tab stop and the focus: by steps, or to an end. */
  move(step) {
    if (!this.order.length) return;
    const at = Math.max(0, this.order.indexOf(this.focusedCard() || this.stop));
    const last = this.order.length - 1;
    const to = step === "first" ? 0 : step === "last" ? last : Math.min(last, Math.max(0, at + step));
    this.setStop(this.order[to]);
    this.focus();
  }
  focus() {
    const button = this.buttons.get(this.stop);
    button?.focus();
    return button !== void 0;
  }
  setStop(card) {
    this.stop = card;
    for (const [code, button] of this.buttons) {
      attribute(button, "tabindex", code === card ? "0" : "-1");
    }
  }
  focusedCard() {
    const active = this.element.getRootNode().activeElement;
    for (const [card, button] of this.buttons) if (button === active) return card;
    return "";
  }
  drawCard(scene, one2, index) {
    const replay = Boolean(scene.view.replay);
    const mark = shownMark(one2, scene.view.help.show_allowed && !replay);
    let button = this.buttons.get(one2.card);
    if (!button) {
      button = cardButton(scene.faces, one2.card, one2.name);
      button.dataset.spot = `hand:${one2.card}`;
      button.dataset.do = `card:${one2.card}`;
      this.buttons.set(one2.card, button);
    }
    paintCard(button, scene.faces, one2.card, mark);
    const state = mark ? word(scene.options, `mark_${mark}`) : "";
    attribute(button, "aria-label", state ? `${one2.name}, ${state}` : one2.name);
    attribute(button, "aria-disabled", replay || mark === "not" || mark === "tapped" ? "true" : null);
    button.style.left = `${scene.layout.lefts[index]}px`;
    const there = this.element.children[index];
    if (there !== button) this.element.insertBefore(button, there ?? null);
  }
};
function shownMark(one2, showAllowed) {
  if (!one2.mark && showAllowed && !one2.allowed) return "not";
  return one2.mark;
}
function neighbour(gone, before, next) {
  const at = before.indexOf(gone);
  if (at < 0) return next[0] ?? "";
  for (const card of [...before.slice(at + 1), ...before.slice(0, at).reverse()]) {
    if (next.includes(card)) return card;
  }
  return next[0] ?? "";
}

// src/card_table/history.ts
function list(scene) {
  const { view, faces, options } = scene;
  const log = el("ol", { class: "log" });
  for (const line of view.history) {
    const name = word(options, "why_trick", { label: line.why?.label ?? "", n: String(line.n) });
    log.append(el(
      "li",
      {},
      el("span", { class: "num" }, String(line.n)),
      el(
        "span",
        {},
        ...rich(line.title, view.names, faces),
        line.note ? el("small", {}, ...rich(line.note, view.names, faces)) : null
      ),
      whyButton(scene, line.why, name)
    ));
  }
  return log;
}
function history(scene) {
  return scene.layout.kind === "wide" ? sidePanel(scene) : folded(scene);
}
function sidePanel(scene) {
  const { view, options } = scene;
  const side = el("aside", { class: "side", "aria-label": word(options, "history"), tabindex: "0", "data-key": "side" });
  if (view.match) {
    side.append(el("section", {}, el("h3", {}, view.match.label), el("p", { class: "small" }, view.match.line)));
  }
  const counted = countSection(scene);
  if (counted) side.append(counted);
  const note = view.history.length ? null : el("p", { class: "small muted" }, view.history_line.note);
  side.append(el("section", {}, el("h3", {}, word(options, "this_deal")), list(scene), note));
  return side;
}
function folded(scene) {
  const { view, faces } = scene;
  const box = el("details", { class: "hist", open: scene.folds.history });
  const chevron = icon("up");
  chevron.classList.add("chev");
  box.append(el(
    "summary",
    { "data-key": "history" },
    chevron,
    el("span", {}, ...rich(view.history_line.title, view.names, faces)),
    el("span", {}, ...rich(view.history_line.note, view.names, faces))
  ));
  box.append(list(scene));
  box.addEventListener("toggle", () => {
    scene.folds.history = box.open;
  });
  return box;
}

// src/card_table/how_to.ts
var HowTo = class {
  drop = new Drop("how-to", "help");
  element = this.drop.element;
  built = "";
  draw({ view, faces }) {
    const { how_to: rules, names } = view;
    this.element.hidden = rules === null;
    const content2 = JSON.stringify([rules, faces.deck]);
    if (!rules || content2 === this.built) return;
    this.built = content2;
    this.drop.name(rules.title, rules.title, rules.title);
    const words = (text) => rich(text, names, faces);
    this.drop.panel.replaceChildren(
      el("h3", {}, rules.title),
      // A panel that is longer than the window scrolls, so it must be reachable by keyboard.
      el(
        "div",
        { class: "rules", tabindex: "0", role: "group", "aria-label": rules.title },
        el("p", {}, ...words(rules.aim)),
        el("ul", {}, ...rules.lines.map((line) => el("li", {}, ...words(line))))
      ),
      this.drop.action(rules.close, "btn", () => this.drop.close())
    );
  }
};

// src/card_table/load.ts
var MOST_BYTES = 1e5;
var made = 0;
var LoadForm = class {
  /** `done` is called when Python has taken the deal. */
  constructor(link, done) {
    this.link = link;
    this.done = done;
    made += 1;
    const id = `s66-load-${made}`;
    this.error = el("p", { class: "error", id });
    this.text.setAttribute("aria-describedby", id);
    this.element = el(
      "div",
      { class: "load", hidden: true },
      this.title,
      el("label", { class: "field" }, this.label, this.text),
      this.error,
      el("div", { class: "row" }, this.button, el("label", { class: "btn pick" }, this.file, this.fileLabel))
    );
    this.button.addEventListener("click", () => this.send());
    this.file.addEventListener("change", () => this.read(this.file.files?.[0]));
  }
  link;
  done;
  text = el("textarea", { rows: "3", spellcheck: "false", autocapitalize: "off", autocomplete: "off" });
  label = el("span");
  title = el("h3");
  error;
  file = el("input", { type: "file", accept: ".txt,text/plain", class: "vh" });
  fileLabel = el("span");
  button = el("button", { type: "button", class: "btn" });
  element;
  asked = null;
  // the event of the view that was open when a deal was sent
  scene = null;
  draw(scene) {
    this.scene = scene;
    const { load, event } = scene.view;
    this.element.hidden = !load;
    if (load) this.name(load);
    if (this.asked === null || this.asked === event) return;
    this.asked = null;
    this.fault(load?.error ?? "");
    if (load?.error) this.text.focus();
    else {
      this.text.value = "";
      this.done();
    }
  }
  name(load) {
    const names = [
      [this.title, load.title],
      [this.label, load.label],
      [this.button, load.button],
      [this.fileLabel, load.file]
    ];
    for (const [element, words] of names) if (element.textContent !== words) element.textContent = words;
  }
  send() {
    const value = this.text.value.trim();
    if (!value) {
      this.text.focus();
      return;
    }
    if (!this.scene || this.tooLong(value.length)) return;
    this.asked = this.scene.view.event;
    this.link.send("tutor", { kind: "load", value });
  }
  read(file) {
    if (!file || this.tooLong(file.size)) return;
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      this.text.value = String(reader.result ?? "").trim();
      this.fault("");
      this.text.focus();
    });
    reader.addEventListener("error", () => this.fault(this.word("load_unreadable")));
    reader.readAsText(file);
    this.file.value = "";
  }
  tooLong(size) {
    if (size > MOST_BYTES) this.fault(this.word("load_too_long"));
    return size > MOST_BYTES;
  }
  word(key) {
    return this.scene ? word(this.scene.options, key) : "";
  }
  fault(words) {
    this.error.textContent = words;
    attribute(this.text, "aria-invalid", words ? "true" : null);
  }
};

// src/card_table/middle.ts
function playedCard(scene, seat, card, label, wins) {
  const name = scene.view.names[card] ?? card;
  const picture2 = cardPicture(scene.faces, card, name, wins ? "wins" : "");
  picture2.dataset.spot = `trick:${seat}`;
  picture2.dataset.card = card;
  const slot = el("div", { class: "slot" }, picture2, el("span", { class: "lb" }, label));
  if (wins) slot.append(el("span", { class: "tag" }, word(scene.options, "wins")));
  return slot;
}
function trick(scene) {
  const { view, options } = scene;
  const box = el("div", { class: "trick", role: "group", "aria-label": word(options, "trick") });
  box.style.setProperty("--n", String(view.trick.slots.length || 1));
  for (const slot of view.trick.slots) {
    const played = view.trick.cards.find((one2) => one2.seat === slot.seat);
    const place = played ? playedCard(scene, slot.seat, played.card, played.label || slot.label, played.wins) : el(
      "div",
      { class: "slot" },
      el("span", { class: slot.you ? "hole you" : "hole" }, slot.hint),
      el("span", { class: "lb" }, slot.label)
    );
    place.dataset.slot = String(slot.seat);
    place.firstElementChild.dataset.place = `slot:${slot.seat}`;
    box.append(place);
  }
  return box;
}
function lastTrick(scene) {
  const { view, options } = scene;
  const last = view.last_trick;
  const box = el("div", { class: "trick past", role: "group", "aria-label": word(options, "last_trick") });
  if (!last) return box;
  const nameOf = (seat) => view.seats.find((one2) => one2.seat === seat)?.name ?? "";
  for (const { seat, card } of last.cards) {
    box.append(playedCard(scene, seat, card, nameOf(seat), seat === last.winner));
  }
  box.append(el("p", { class: "past-text" }, ...rich(last.text, view.names, scene.faces)));
  return box;
}
function revealedRow(scene, label, cards2) {
  const row = el("div", { class: "shown" }, el("span", {}, label));
  const fan2 = el("span", { class: "minis" });
  for (const card of cards2) fan2.append(cardPicture(scene.faces, card, scene.view.names[card] ?? card));
  row.append(fan2);
  return row;
}
function outcome(scene) {
  const { view, options, faces } = scene;
  const box = el("section", { class: "outcome" });
  const result = view.outcome;
  if (!result) return box;
  box.append(el("h3", {}, ...rich(result.title, view.names, faces)));
  for (const line of result.lines) box.append(el("p", {}, ...rich(line, view.names, faces)));
  const rows = el("div", { class: "revealed" });
  result.revealed.hands.forEach((cards2, seat) => {
    const name = view.seats.find((one2) => one2.seat === seat)?.name ?? "";
    if (cards2.length) rows.append(revealedRow(scene, name, cards2));
  });
  if (result.revealed.stock.length) {
    rows.append(revealedRow(scene, word(options, "stock"), result.revealed.stock));
  }
  if (rows.childElementCount) box.append(rows);
  return box;
}

// src/card_table/page.ts
function page(scene) {
  const { view, faces } = scene;
  const entry = view.page;
  if (!entry) return null;
  const words = (text) => rich(text, view.names, faces);
  return el(
    "section",
    { class: "page" },
    el(
      "div",
      { class: "text", tabindex: "0", role: "group", "aria-label": entry.title, "data-key": "page-text" },
      el("h2", { tabindex: "-1", "data-key": "title" }, ...words(entry.title)),
      ...entry.lines.map((line) => el("p", {}, ...words(line))),
      readLinks(scene, entry.see)
    ),
    el(
      "footer",
      { class: "row" },
      tutorButton(scene, { ...entry.close, main: true }),
      entry.all ? el("a", { class: "more", href: entry.all.href, "data-key": "page-all" }, entry.all.label) : null
    )
  );
}

// src/card_table/parts.ts
var MESSAGE_ICON = { info: "say", good: "ok", bad: "x", note: "note" };
function bar({ view }) {
  const { heading, match, home } = view;
  const mark = home ? el("a", { class: "brand", href: home.href, "aria-label": home.label, "data-key": "home" }, "66") : el("span", { class: "brand", "aria-hidden": "true" }, "66");
  const element = el(
    "header",
    { class: "bar" },
    mark,
    el("div", { class: "ttl" }, el("h2", {}, heading.title), el("span", {}, heading.sub))
  );
  if (match) {
    element.append(el(
      "div",
      { class: "scores num", role: "img", "aria-label": `${match.label}. ${match.line}` },
      el("span", { class: "opt" }, match.label),
      el("b", {}, match.scores.join(" : "))
    ));
  }
  return element;
}
function pile(scene, seat) {
  const shown = Math.min(seat.tricks, 3);
  const stack = el("span", { class: `won n${shown}`, "aria-hidden": "true", "data-spot": `pile:${seat.seat}` });
  for (let i = 0; i < shown; i += 1) stack.append(scene.faces.card(null, true));
  return stack;
}
function announced(scene, seat) {
  return seat.announced.map((call) => {
    const suit = el("i", {}, scene.faces.pip(call.suit));
    suit.style.color = suitColour(scene, call.suit);
    return el("span", { class: call.pending ? "chip pending" : "chip" }, suit, ...rich(call.text, scene.view.names, scene.faces));
  });
}
function suitColour(scene, suit) {
  const german = { S: "gl", H: "gh", D: "gb", C: "ga" };
  return `var(--suit-${scene.faces.deck === "german" ? german[suit] : suit.toLowerCase()})`;
}
function backs(scene, seat) {
  const { view, options } = scene;
  const known = seat.shown.map((card) => view.names[card] ?? card).join(", ");
  const label = word(
    options,
    known ? "backs_shown" : "backs",
    { name: seat.name, count: String(seat.cards), cards: known }
  );
  const open = seat.cards > 0 && seat.shown.length >= seat.cards;
  const row = el("div", { class: open ? "backs open" : "backs", role: "img", "aria-label": label });
  const hidden = Math.max(0, seat.cards - seat.shown.length);
  for (let i = 0; i < hidden; i += 1) row.append(scene.faces.card(null, true));
  for (const card of seat.shown.slice(0, seat.cards)) row.append(scene.faces.card(card));
  row.lastElementChild?.setAttribute("data-spot", `backs:${seat.seat}`);
  if (!row.lastElementChild) row.setAttribute("data-spot", `backs:${seat.seat}`);
  return row;
}
function opponents(scene) {
  const others = scene.view.seats.filter((one2) => !one2.you);
  const row = el("div", { class: `seats n${others.length}` });
  for (const seat of others) {
    row.append(el(
      "div",
      { class: "seat" },
      el(
        "div",
        { class: "who" },
        pile(scene, seat),
        el("span", {}, el("b", {}, seat.name), el("small", {}, seat.tricks_text)),
        ...announced(scene, seat)
      ),
      backs(scene, seat)
    ));
  }
  return row;
}
function ownSeat(scene) {
  const { view, options } = scene;
  const row = el("div", { class: "me" });
  for (const seat of view.seats.filter((one2) => one2.you)) {
    row.append(el(
      "div",
      { class: "who" },
      pile(scene, seat),
      el("span", {}, el("b", {}, seat.name), el("small", {}, seat.tricks_text)),
      ...announced(scene, seat)
    ));
  }
  if (view.last_trick) {
    const open = scene.lookBack;
    row.append(el("button", { type: "button", class: "btn quiet", "data-do": "look-back", "data-key": "look-back" }, word(options, open ? "last_trick_hide" : "last_trick")));
  }
  return row;
}
function stock(scene) {
  const { view, faces, options } = scene;
  const { state, turn_up: turnUp, text, face_down: faceDown } = view.stock;
  const box = el("div", { class: "stock" });
  if (state === "empty") {
    box.append(el("div", { class: "hole", "data-spot": "stock" }, word(options, "stock_empty")));
  } else {
    const label = turnUp && state === "open" ? word(options, "stock_label", { text, card: view.names[turnUp] ?? turnUp }) : text;
    const heap = el("div", { class: `pile ${state}`, role: "img", "aria-label": label, "data-spot": "stock" });
    const turn = faces.card(state === "open" ? turnUp : null);
    turn.setAttribute("class", "turn");
    turn.setAttribute("data-spot", "turn");
    const stack = Array.from({ length: Math.min(3, Math.max(0, faceDown)) }, (_, i) => {
      const back = faces.card(null);
      back.setAttribute("class", `p${i + 1}`);
      return back;
    });
    if (turnUp || state === "closed") heap.append(turn);
    heap.prepend(...state === "closed" ? stack : []);
    heap.append(...state === "closed" ? [] : stack);
    box.append(heap);
  }
  const sign3 = el("i", {}, faces.pip(view.trump.suit));
  sign3.style.color = suitColour(scene, view.trump.suit);
  box.append(el("span", { class: "trump" }, sign3, view.trump.text, el("span", { class: "vh" }, ` ${view.trump.name}`)));
  const shut = state === "closed";
  if (text) {
    box.append(el(
      "span",
      { class: shut ? "shut" : "left", "aria-hidden": state === "empty" ? null : "true" },
      shut ? icon("lock") : null,
      el("span", {}, text)
    ));
  }
  return box;
}
var bare = (words) => words.replace(/[.\s]+$/, "");
function message({ view, faces }) {
  const { tone, title, text } = view.message;
  const box = el("div", { class: `msg ${tone}` });
  const said = view.outcome !== null && bare(view.outcome.title) === bare(title);
  if (said || !title && !text) {
    box.classList.add("empty");
    return box;
  }
  box.append(
    el("span", { class: "ico" }, icon(MESSAGE_ICON[tone])),
    el("p", {}, el("b", {}, ...rich(title, view.names, faces)), el("span", {}, ...rich(text, view.names, faces)))
  );
  return box;
}
function actions(scene) {
  const { view, faces, options } = scene;
  const more = view.outcome ? toolButtons(scene, "btn") : [];
  const row = el("div", { class: `acts n${view.actions.length + more.length}`, role: "group", "aria-label": word(options, "actions") });
  view.actions.forEach((action, index) => {
    row.append(el("button", {
      type: "button",
      class: action.main ? "btn key" : "btn",
      "data-do": `action:${index}`,
      "data-key": `action:${action.kind}:${action.action}`,
      "aria-label": richWords(action.label, view.names),
      "aria-keyshortcuts": options.keys && action.key ? action.key : null
    }, el("span", {}, ...rich(action.label, view.names, faces)), action.key ? el("kbd", { "aria-hidden": "true" }, action.key) : null));
  });
  row.append(...more);
  return row;
}

// src/card_table/replay.ts
function replayBar(scene) {
  const { view, faces, options } = scene;
  const { replay } = view;
  if (!replay) return null;
  return el(
    "div",
    { class: "msg replay", role: "group", "aria-label": word(options, "replay") },
    el(
      "p",
      {},
      el("span", { class: "head" }, el("b", {}, ...rich(replay.title, view.names, faces)), el("small", { class: "num" }, ...rich(replay.step, view.names, faces))),
      el("span", {}, ...rich(replay.caption, view.names, faces))
    )
  );
}
function replaySteps(scene) {
  const buttons = scene.view.replay?.buttons ?? [];
  return el(
    "div",
    { class: `acts steps n${buttons.length}`, role: "group", "aria-label": word(scene.options, "replay") },
    ...buttons.map((button) => tutorButton(scene, button, "btn key"))
  );
}
function band(scene) {
  const { view, faces, options } = scene;
  if (view.replay) {
    return el(
      "div",
      { class: "band replay" },
      icon("again"),
      el("b", {}, word(options, "replay")),
      el("span", {}, ...rich(view.replay.open_cards, view.names, faces))
    );
  }
  if (!view.practice) return null;
  return el(
    "div",
    { class: "band" },
    el("p", {}, el("b", {}, view.practice.title), " ", el("span", {}, view.practice.note)),
    tutorButton(scene, view.practice.button)
  );
}

// src/card_table/curve.ts
var LEFT = 44;
var EDGE = 18;
var FOOT = 34;
var APART = 30;
var TICK = 24;
function plot(curve, width, height) {
  const xs = [...curve.points.map((point) => point.x), ...curve.ticks.map((tick) => tick.x)];
  const first = Math.min(...xs, 0);
  const last = Math.max(...xs, first + 1);
  const spread = curve.max - curve.min || 1;
  const right = Math.max(LEFT + 1, width - EDGE);
  const bottom = height - FOOT - EDGE;
  const toX = (x) => round(LEFT + (x - first) / (last - first) * (right - LEFT));
  const toY = (y) => round(EDGE + (curve.max - y) / spread * (bottom - EDGE));
  const ticks = curve.ticks.map((tick) => ({ x: toX(tick.x), label: tick.label }));
  return {
    width,
    height,
    left: LEFT,
    right,
    line: curve.points.map((point) => ({ x: toX(point.x), y: toY(point.y) })),
    lines: curve.lines.map((line) => ({ y: toY(line.y), label: line.label, zero: line.y === 0 })),
    ticks: thinned(ticks),
    marks: apart(curve.marks.map((mark) => ({ mark, at: { x: toX(mark.x), y: toY(mark.y) } })), EDGE, bottom)
  };
}
var round = (value) => Math.round(value * 10) / 10;
function thinned(ticks) {
  const kept = [];
  for (const tick of [...ticks].reverse()) {
    if (!kept.length || kept[0].x - tick.x >= TICK) kept.unshift(tick);
  }
  return kept;
}
function apart(marks, top, bottom) {
  const placed = [];
  for (const { mark, at } of marks) {
    const steps = [0, -1, 1, -2, 2, -3, 3].map((step) => at.y + step * (APART + 4));
    const free = (y2) => placed.every((one2) => Math.hypot(one2.x - at.x, one2.y - y2) >= APART);
    const y = steps.find((one2) => one2 >= top && one2 <= bottom && free(one2)) ?? at.y;
    placed.push({ mark, at, x: at.x, y });
  }
  return placed;
}
function picture(curve, places) {
  const { width, height, left, right, line, lines, ticks, marks } = places;
  const art = svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": curve.title });
  const add = (...parts) => art.append(...parts);
  const text = (words, at) => {
    const label = svg("text", at);
    label.append(words);
    return label;
  };
  for (const one2 of lines) {
    add(
      svg("path", { class: one2.zero ? "zero" : "ax", d: `M${left} ${one2.y}H${right}` }),
      text(one2.label, { x: left - 12, y: one2.y, dy: ".35em", "text-anchor": "end" })
    );
  }
  for (const tick of ticks) add(text(tick.label, { x: tick.x, y: height - 6, "text-anchor": "middle" }));
  if (line.length) add(svg("path", { class: "ln", d: `M${line.map((spot) => `${spot.x} ${spot.y}`).join("L")}` }));
  for (const { at, x, y } of marks) {
    if (at.y !== y) add(svg("path", { class: "lead", d: `M${at.x} ${at.y}L${x} ${y}` }));
  }
  const bare2 = line.filter((spot) => !marks.some((one2) => one2.at.x === spot.x && one2.y === spot.y));
  for (const spot of bare2) add(svg("circle", { class: "pt", cx: spot.x, cy: spot.y, r: 4.5 }));
  return art;
}
function curveFigure(scene, curve, width) {
  const places = plot(curve, width, width < 520 ? 216 : 264);
  const buttons = places.marks.map(({ mark, x, y }) => {
    const button = el("button", {
      type: "button",
      class: `mark ${mark.tone}`,
      "aria-label": mark.label,
      "data-do": `moment:${mark.n}`,
      "data-key": `mark:${mark.n}`
    }, el("span", { "aria-hidden": "true" }, String(mark.n)));
    button.style.left = `${x}px`;
    button.style.top = `${y}px`;
    return button;
  });
  const box = el("div", { class: "plot" }, picture(curve, places), ...buttons);
  return el(
    "div",
    { class: "curve" },
    box,
    el(
      "ul",
      { class: "vh", "aria-label": word(scene.options, "curve_points") },
      ...curve.points.map((point) => el("li", {}, point.label))
    )
  );
}

// src/card_table/moments.ts
function sign2(moment) {
  return el("span", { class: `k ${moment.tone}`, "aria-hidden": "true" }, String(moment.n));
}
function cards(scene, moment) {
  const { names } = scene.view;
  const row = el("div", { class: "cmp" });
  for (const { card, label, mark } of moment.cards ?? []) {
    row.append(el(
      "div",
      { class: mark ? "one better" : "one" },
      cardPicture(scene.faces, card, names[card] ?? card),
      el("span", {}, label)
    ));
  }
  if (moment.value) {
    row.append(el("p", { class: `loss ${moment.tone} num` }, el("b", {}, moment.value), el("span", {}, moment.unit)));
  }
  return row;
}
function one(scene, moment) {
  const words = (text) => rich(text, scene.view.names, scene.faces);
  const buttons = (moment.buttons ?? []).map((button) => tutorButton(scene, button));
  return el(
    "li",
    { tabindex: "-1", "data-moment": String(moment.n), "data-key": `moment:${moment.n}` },
    el("div", { class: "h" }, sign2(moment), el("h4", {}, ...words(moment.title), el("small", {}, ...words(moment.sub)))),
    cards(scene, moment),
    el(
      "div",
      { class: "say" },
      ...(moment.lines ?? []).map((line) => el("p", {}, ...words(line))),
      moment.basis ? el("p", { class: "xs muted" }, ...words(moment.basis)) : null,
      readLinks(scene, moment.read)
    ),
    buttons.length ? el("div", { class: "row" }, ...buttons) : null
  );
}
function moments(scene) {
  const { review: review2 } = scene.view;
  if (!review2?.moments?.length) return null;
  return el(
    "section",
    {},
    review2.moments_title ? el("h3", {}, review2.moments_title) : null,
    el("ol", { class: "mo" }, ...review2.moments.map((moment) => one(scene, moment)))
  );
}

// src/base/save.ts
var ASKED_MS = 6e4;
function saveFile(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  el("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), ASKED_MS);
}

// src/card_table/record.ts
var COPIED_MS = 3e3;
function record(deal) {
  return el(
    "section",
    { class: "record" },
    el("h3", {}, deal.title),
    el("code", {
      class: "line",
      tabindex: "0",
      role: "textbox",
      "aria-readonly": "true",
      "aria-multiline": "true",
      "aria-label": deal.title,
      "data-key": "record"
    }, deal.line),
    el(
      "div",
      { class: "row" },
      el("button", { type: "button", class: "btn", "data-do": "copy", "data-key": "copy" }, deal.copy),
      el("button", { type: "button", class: "btn", "data-do": "save", "data-key": "save" }, deal.save)
    )
  );
}
async function copyRecord(scene, button, say) {
  const deal = scene.view.review?.record;
  if (!deal) return;
  const line = button.closest(".record")?.querySelector(".line");
  if (!await copied(deal.line, line ?? null)) {
    say(word(scene.options, "copy_by_hand"));
    return;
  }
  say(deal.copied);
  button.textContent = deal.copied;
  setTimeout(() => {
    button.textContent = deal.copy;
  }, COPIED_MS);
}
function saveRecord(scene) {
  const deal = scene.view.review?.record;
  if (deal) saveFile(deal.file, `${deal.line}
`, "text/plain");
}

// src/card_table/review.ts
var MOST = 1180;
function curveWidth(width, narrow) {
  return Math.max(220, Math.min(width, MOST) - (narrow ? 2 * 12 + 2 * 12 : 2 * 24 + 2 * 24) - 4);
}
function curvePanel(scene, curve) {
  const { width, kind } = scene.layout;
  return el(
    "section",
    { class: "panel" },
    el("h3", {}, curve.title),
    curveFigure(scene, curve, curveWidth(width, kind === "narrow")),
    curve.note ? el("p", { class: "xs muted" }, ...rich(curve.note, scene.view.names, scene.faces)) : null
  );
}
function splitPart(scene, split2) {
  const words = (text) => rich(text, scene.view.names, scene.faces);
  return el(
    "section",
    {},
    el("h3", {}, split2.title),
    el("dl", { class: "sum" }, ...split2.rows.map((row) => el(
      "div",
      {},
      el("dt", {}, row.label),
      el("dd", {}, el("b", { class: "num" }, row.value), row.text ? el("span", {}, ...words(row.text)) : null)
    ))),
    split2.how ? el("p", { class: "small muted" }, ...words(split2.how)) : null
  );
}
function decisions(scene, all) {
  const { view, faces, options } = scene;
  const chevron = icon("up");
  chevron.classList.add("chev");
  const why = all.rows.some((row) => row.why);
  const rows = all.rows.map((row) => {
    const name = word(options, "why_trick", { label: row.why?.label ?? "", n: row.cells[0] ?? "" });
    return el(
      "tr",
      { role: "row" },
      ...row.cells.map((cell) => el("td", { role: "cell" }, ...rich(cell, view.names, faces))),
      why ? el("td", { role: "cell" }, whyButton(scene, row.why, name)) : null
    );
  });
  const head = el(
    "tr",
    { role: "row" },
    ...all.head.map((name) => el("th", { role: "columnheader", scope: "col" }, name)),
    why ? el("td", { role: "cell" }) : null
  );
  const box = el(
    "details",
    { class: "panel all", open: scene.folds.all },
    el("summary", { "data-key": "all" }, chevron, el("span", {}, all.title)),
    el(
      "table",
      { role: "table", "aria-label": all.title },
      el("thead", { role: "rowgroup" }, head),
      el("tbody", { role: "rowgroup" }, ...rows)
    )
  );
  box.addEventListener("toggle", () => {
    scene.folds.all = box.open;
  });
  return box;
}
function review(scene) {
  const { view, faces } = scene;
  const seen2 = view.review;
  if (!seen2) return null;
  const words = (text) => rich(text, view.names, faces);
  const buttons = (seen2.buttons ?? []).map((button) => tutorButton(scene, button));
  const parts = seen2.busy ? [el("div", { class: "calm" })] : [
    seen2.curve ? curvePanel(scene, seen2.curve) : null,
    moments(scene),
    seen2.split ? splitPart(scene, seen2.split) : null,
    seen2.all?.rows.length ? decisions(scene, seen2.all) : null,
    seen2.record ? record(seen2.record) : null
  ];
  return el(
    "section",
    { class: "review", "aria-busy": seen2.busy ? "true" : null },
    el(
      "div",
      { class: "rv" },
      el(
        "header",
        {},
        el("h2", { tabindex: "-1", "data-key": "title" }, ...words(seen2.title)),
        seen2.sub ? el("p", { class: "muted" }, ...words(seen2.sub)) : null
      ),
      ...parts
    ),
    buttons.length ? el("footer", {}, el("div", { class: "row" }, ...buttons)) : null
  );
}

// src/card_table/draw.ts
function revealed({ outcome: result, hand }) {
  if (result === null) return false;
  return hand.length === 0 || result.revealed.hands.some((cards2) => cards2.length > 0);
}
var Drawing = class {
  constructor(body, link) {
    this.body = body;
    this.settings = new Settings(link);
    this.load = new LoadForm(link, () => this.settings.close());
    this.settings.extra.append(this.load.element);
    this.focus = new Focus(body, () => this.goHome());
    for (const name of ["seats", "mid", "me", "msg", "coach", "acts", "page"]) this.table.append(this.place(name));
    this.table.append(this.handPlace);
    this.side.append(this.place("history"));
    this.sheet.append(this.place("review"));
    body.append(this.place("bar"), this.place("band"), this.frame, this.sheet);
  }
  body;
  hand = new Hand();
  settings;
  howTo = new HowTo();
  table = el("div", { class: "tbl", role: "group", tabindex: "-1" });
  side = el("div", { class: "a-side" });
  frame = el("div", { class: "t-body" }, this.table, this.side);
  fixed = {};
  sheet = el("div", { class: "sheet" });
  handPlace = el("div", { class: "a-hand" }, this.hand.element);
  load;
  focus;
  built = /* @__PURE__ */ new Map();
  draw(scene) {
    const { layout: layout2, view } = scene;
    const key = this.hand.focusedCard() ? "" : this.focus.key();
    const inHand = this.hand.focusedCard() !== "";
    const free = this.focus.free();
    this.size(scene);
    this.settings.draw(scene.options, view.setup);
    this.load.draw(scene);
    this.howTo.draw(scene);
    this.drawBar(scene);
    attribute(this.body, "data-kind", layout2.kind);
    attribute(this.body, "data-low", layout2.low ? "" : null);
    attribute(this.body, "data-snug", layout2.snug ? "" : null);
    attribute(this.body, "data-tight", layout2.tight ? "" : null);
    attribute(this.body, "data-coach", view.coach ? "" : null);
    this.put("band", band(scene));
    this.drawTable(scene);
    this.drawSheet(scene);
    this.focus.after(modeOf(view), Boolean(view.coach), key, inHand && !this.hand.focusedCard(), free);
  }
  drawTable(scene) {
    const { view, options } = scene;
    attribute(this.table, "aria-label", word(options, "table"));
    this.table.classList.toggle("over", view.outcome !== null);
    this.table.classList.toggle("replaying", Boolean(view.replay));
    this.put("seats", opponents(scene));
    if (view.outcome) this.put("mid", outcome(scene));
    else this.put("mid", stock(scene), scene.lookBack && view.last_trick ? lastTrick(scene) : trick(scene));
    this.put("me", ownSeat(scene), tools(scene));
    this.put("msg", replayBar(scene) ?? message(scene));
    this.drawCoach(scene);
    this.put("acts", view.replay ? replaySteps(scene) : actions(scene));
    this.put("history", countFold(scene), history(scene));
    const shown = revealed(view);
    this.table.classList.toggle("revealed-all", shown);
    this.hand.draw(shown ? { ...scene, view: { ...view, hand: [] } } : scene);
  }
  /**
   * Under the message; where there is a side panel, on top of it, so that nothing else moves; and
   * at the foot of a review.
   */
  drawCoach(scene) {
    const place = this.fixed.coach;
    const home = scene.view.review ? this.sheet : scene.layout.kind === "wide" ? this.side : this.table;
    if (place.parentElement !== home) {
      if (home === this.sheet) home.append(place);
      else if (home === this.side) home.prepend(place);
      else this.fixed.msg.after(place);
    }
    place.hidden = Boolean(scene.view.page);
    this.keep(place, [scene.view.coach, scene.view.names, scene.faces.deck, scene.options.keys], () => coach(scene));
  }
  /** The review takes the table's place; an entry of the handbook its middle, or the review's place. */
  drawSheet(scene) {
    const { view, layout: layout2, faces, options } = scene;
    const looks = [view.names, faces.deck, options.keys];
    const sheet = Boolean(view.review);
    if (sheet && this.fixed.page.parentElement !== this.sheet) this.sheet.append(this.fixed.page);
    if (!sheet && this.fixed.page.parentElement !== this.table) this.handPlace.before(this.fixed.page);
    this.keep(this.fixed.review, [view.review, layout2.width, layout2.kind, looks], () => review(scene));
    this.keep(this.fixed.page, [view.page, looks], () => page(scene));
    attribute(this.body, "data-sheet", sheet ? "" : null);
    this.table.classList.toggle("paged", !sheet && Boolean(view.page));
    attribute(this.handPlace, "inert", view.page ? "" : null);
    this.frame.hidden = sheet;
    this.fixed.band.hidden = sheet;
    this.sheet.hidden = !sheet;
    this.fixed.review.hidden = Boolean(view.page);
  }
  /** Show a moment of the review, and give it the focus. */
  toMoment(n, smooth) {
    const moment = [...this.sheet.querySelectorAll("[data-moment]")].find((one2) => one2.dataset.moment === n);
    moment?.scrollIntoView({ block: "start", behavior: smooth ? "smooth" : "auto" });
    moment?.focus({ preventScroll: true });
  }
  size({ layout: layout2 }) {
    const style = this.body.style;
    this.body.parentElement?.style.setProperty("--room", `${layout2.height}px`);
    style.setProperty("--cw", `${layout2.card}px`);
    style.setProperty("--trick", `${layout2.trick}px`);
    style.setProperty("--bw", `${layout2.back}px`);
  }
  /** The bar is filled around the two panels: taken out and put back, one that is open would close. */
  drawBar(scene) {
    const place = this.fixed.bar;
    const fresh = bar(scene);
    const old = place.firstElementChild;
    if (!old) {
      fresh.append(el("div", { class: "drops" }, this.howTo.element, this.settings.element));
      place.append(fresh);
      return;
    }
    for (const child of [...old.children]) if (!child.matches(".drops")) child.remove();
    old.prepend(...fresh.children);
  }
  place(name) {
    return this.fixed[name] = el("div", { class: `a-${name}` });
  }
  put(name, ...content2) {
    this.fixed[name].replaceChildren(...content2.filter((one2) => one2 !== null));
  }
  /** Rebuilt only when its content is new: what is read would jump back to its first line. */
  keep(place, content2, build) {
    const text = JSON.stringify(content2);
    if (this.built.get(place) === text) return;
    this.built.set(place, text);
    const fresh = build();
    place.replaceChildren(...fresh ? [fresh] : []);
  }
  /** A button that has gone hands its focus to the hand, else to the first button, else the table. */
  goHome() {
    if (!this.hand.focus()) (this.fixed.acts.querySelector("button") ?? this.table).focus();
  }
};

// src/card_table/view.ts
var GAME_KINDS = /* @__PURE__ */ new Set([
  "marry",
  "exchange",
  "close",
  "draw",
  "claim",
  "count"
]);
function isGameKind(kind) {
  return GAME_KINDS.has(kind);
}

// src/card_table/intents.ts
var STEPS = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowDown: 1,
  Home: "first",
  End: "last"
};
function listen(root, table) {
  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener("pointerdown", () => table.settle(), { signal, capture: true });
  root.addEventListener("click", (event) => onClick(event, table), { signal });
  root.addEventListener("keydown", (event) => onKey(event, table), { signal });
  return () => stop.abort();
}
function onClick(event, table) {
  const target = event.target.closest("[data-do]");
  const scene = table.scene();
  if (!target || !scene) return;
  const [verb, which] = split(target.dataset.do ?? "");
  if (verb === "card" && event.detail > 1) return;
  if (verb === "card") playCard(table, scene, which);
  else if (verb === "action") doAction(table, scene, Number(which));
  else if (verb === "look-back") table.lookBack();
  else if (verb === "tutor" && target.getAttribute("aria-disabled") !== "true") {
    ask(table, { kind: which, value: valueOf(target.dataset.value) });
  } else if (verb === "moment") table.drawing.toMoment(which, motionAllowed(scene.options));
  else if (verb === "copy") void copyRecord(scene, target, table.say);
  else if (verb === "save") saveRecord(scene);
}
function valueOf(text) {
  return text ? JSON.parse(text) : void 0;
}
function ask(table, { kind, value }) {
  table.settle();
  table.link.send(intentOf(kind), value === void 0 ? { kind } : { kind, value });
}
function split(text) {
  const at = text.indexOf(":");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
function playCard(table, scene, card) {
  const one2 = scene.view.hand.find((held) => held.card === card);
  if (!one2 || scene.view.replay) return;
  table.drawing.hand.setStop(card);
  table.link.send("act", { action: one2.action });
}
function doAction(table, scene, index) {
  const action = scene.view.actions[index];
  if (!action) return;
  if (isGameKind(action.kind)) table.link.send("act", { action: action.action });
  else table.link.send("session", { kind: action.kind });
}
function onKey(event, table) {
  const scene = table.scene();
  if (!scene || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("input, select, textarea")) return;
  const step = STEPS[event.key];
  if (step !== void 0 && table.drawing.hand.focusedCard()) {
    table.settle();
    table.drawing.hand.move(step);
    event.preventDefault();
  } else if (pressed(event, table, scene)) event.preventDefault();
}
function pressed(event, table, scene) {
  if (event.shiftKey || isLetter(event.key) && !scene.options.keys) return false;
  const button = buttonFor(scene.view, event.key);
  if (button) {
    ask(table, button);
    return true;
  }
  return isLetter(event.key) && ["table", "replay"].includes(modeOf(scene.view)) && letter(event.key, table, scene);
}
function letter(key, table, scene) {
  const wanted = key.toUpperCase();
  const index = scene.view.actions.findIndex((one2) => one2.key.toUpperCase() === wanted);
  if (index >= 0) {
    table.settle();
    doAction(table, scene, index);
    return true;
  }
  if (wanted === "H") table.say(handAloud(scene));
  else if (wanted === "L") table.say(historyAloud(scene));
  else return false;
  return true;
}
function handAloud({ view, options }) {
  const cards2 = view.hand.map((one2) => one2.name).join(", ");
  return cards2 ? word(options, "read_hand", { cards: cards2 }) : word(options, "hand_empty");
}
function ended(text) {
  if (!text) return "";
  return /[.!?]$/.test(text) ? ` ${text}` : ` ${text}.`;
}
function historyAloud({ view, options }) {
  const lines = view.history.map((line) => richWords(ended(`${line.n}: ${line.title}`) + ended(line.note), view.names));
  return lines.length ? lines.join("").trim() : word(options, "history_empty");
}

// src/card_table/layout.ts
var SIDE_WIDTH = 320;
var MIN_STRIP = 44;
var GAP = 10;
var FULL_HAND = 6;
function kindOf(width, height) {
  if (height <= 520 && width >= 480 && width > height) return "flat";
  if (width >= 1e3) return "wide";
  return width >= 600 ? "medium" : "narrow";
}
var clamp = (low, value, high) => Math.min(high, Math.max(low, value));
function cardWidth(kind, width, height) {
  if (kind === "flat") return height < 380 ? 68 : 72;
  if (kind === "narrow") return clamp(64, Math.min(width * 0.23, height * 0.125), 112);
  if (kind === "medium") return clamp(84, Math.min(width * 0.155, height * 0.17), 116);
  const beside = (width - SIDE_WIDTH - 48 - GAP * (FULL_HAND - 1)) / FULL_HAND;
  return clamp(84, Math.min(width * 0.106, height * 0.17, beside), 176);
}
function fan(count, card, inner) {
  if (count === 0) return [];
  const full = Math.max(count, FULL_HAND);
  const strip = full > 1 ? (inner - card) / (full - 1) : 0;
  const step = clamp(Math.min(MIN_STRIP, strip), strip, card + GAP);
  const safe = Math.max(step, Math.min(MIN_STRIP, (inner - card) / Math.max(1, count - 1)));
  return Array.from({ length: count }, (_, index) => Math.round(index * safe * 100) / 100);
}
function layout({ width, height, hand }) {
  const kind = kindOf(width, height);
  let card = Math.round(cardWidth(kind, width, height));
  const padding = kind === "narrow" ? 24 : kind === "flat" ? 32 : 48;
  const inner = Math.max(0, width - padding - (kind === "wide" ? SIDE_WIDTH : 0));
  card = Math.min(card, Math.max(48, inner - MIN_STRIP * (Math.max(hand, FULL_HAND) - 1)));
  const lefts = fan(hand, card, inner);
  return {
    kind,
    low: kind === "narrow" && height < 700,
    snug: kind === "narrow" && height < 800,
    tight: kind === "wide" && width < 1240,
    width: Math.round(width),
    height: Math.round(height),
    card,
    trick: Math.round(kind === "narrow" ? clamp(64, width * 0.28, 124) : card * (kind === "medium" ? 1.25 : 1)),
    back: kind === "flat" ? 25 : kind === "narrow" ? height < 700 ? 28 : 40 : kind === "medium" ? 52 : 64,
    lefts,
    handWidth: lefts.length ? lefts[lefts.length - 1] + card : 0
  };
}

// src/card_table/motion.ts
var MOVE_MS = 240;
var HOLD_MS = 900;
var STEP_MS = 40;
var MIDDLE = ".trick, .outcome";
var EASE = "cubic-bezier(.2, .7, .2, 1)";
var Motion = class {
  constructor(root) {
    this.root = root;
    root.append(this.layer);
  }
  root;
  layer = el("div", { class: "fly", "aria-hidden": "true" });
  run_ = null;
  look() {
    return look(this.root);
  }
  /** Play the view's moves from `before`. Without motion only a full trick is shown for a while. */
  run(view, before, faces, animate) {
    this.finish();
    if (animate) closeUp(this.root, before);
    if (!view.moves.length) return;
    const run = new Run(this.root, this.layer, view, before, faces, animate);
    this.run_ = run;
    void run.play();
  }
  finish() {
    this.run_?.finish();
    this.run_ = null;
  }
};
function look(root) {
  const spots = /* @__PURE__ */ new Map();
  const trick2 = /* @__PURE__ */ new Map();
  for (const element of root.querySelectorAll("[data-spot]")) {
    const name = element.dataset.spot ?? "";
    const face = element.querySelector(".face") ?? element;
    spots.set(name, face.getBoundingClientRect());
    if (name.startsWith("trick:")) trick2.set(Number(name.slice(6)), element.dataset.card ?? "");
  }
  for (const element of root.querySelectorAll("[data-place]")) {
    spots.set(element.dataset.place ?? "", element.getBoundingClientRect());
  }
  return { spots, trick: trick2 };
}
function closeUp(root, before) {
  for (const button of root.querySelectorAll(".hand .card")) {
    const old = before.spots.get(button.dataset.spot ?? "");
    if (!old) continue;
    const shift = old.left - (button.querySelector(".face") ?? button).getBoundingClientRect().left;
    if (Math.abs(shift) < 1) continue;
    button.animate([{ transform: `translateX(${shift}px)` }, { transform: "none" }], { duration: MOVE_MS, easing: EASE });
  }
}
var Run = class {
  constructor(root, layer, view, before, faces, animate) {
    this.root = root;
    this.layer = layer;
    this.view = view;
    this.before = before;
    this.faces = faces;
    this.animate = animate;
    this.after = look(root);
    this.turnUp = before.spots.get("turn");
  }
  root;
  layer;
  view;
  before;
  faces;
  animate;
  over = false;
  wake = [];
  hidden = /* @__PURE__ */ new Set();
  staged = /* @__PURE__ */ new Map();
  after;
  held = false;
  turnUp;
  async play() {
    const moves = this.view.moves;
    const lastTake = moves.map((move) => move.kind).lastIndexOf("take");
    const lastDraw = moves.map((move) => move.kind).lastIndexOf("draw");
    if (lastTake >= 0) this.stageOldTrick();
    if (this.animate) moves.forEach((move, index) => this.hideTarget(move, index > lastTake));
    this.hideTrick(lastTake >= 0);
    for (const [index, move] of moves.entries()) {
      if (this.over) return;
      if (move.kind === "play" && move.card) await this.played(move, index > lastTake);
      else if (move.kind === "take") await this.taken(move);
      else if (this.animate && move.kind === "draw") await this.drawn(move, index === lastDraw);
      else if (this.animate && move.kind === "exchange") await this.exchanged(move);
      else if (this.animate && move.kind === "deal") await this.dealt();
    }
    this.finish();
  }
  finish() {
    if (this.over) return;
    this.over = true;
    for (const wake of this.wake) wake();
    for (const element of this.hidden) element.classList.remove("in-flight");
    this.layer.replaceChildren();
  }
  /** A trick that lay on the table before is taken from there. */
  stageOldTrick() {
    for (const [seat, card] of this.before.trick) {
      const place = this.before.spots.get(`trick:${seat}`);
      if (place) this.staged.set(seat, this.ghost(card, place));
      this.held = true;
    }
    if (this.view.moves.some((move) => move.kind === "play")) this.held = false;
  }
  hideTrick(taken) {
    if (taken) this.hide(this.root.querySelector(MIDDLE));
  }
  hideTarget(move, stays) {
    if (move.kind === "draw" || move.kind === "exchange") this.hide(this.handCard(move.card));
    if (move.kind === "play" && stays) this.hide(this.spot(`trick:${move.seat}`));
    if (move.kind === "deal") for (const card of this.root.querySelectorAll(".hand .card")) this.hide(card);
  }
  async played(move, stays) {
    const from = this.before.spots.get(`hand:${move.card}`) ?? this.before.spots.get(`backs:${move.seat}`);
    const places = stays ? this.after : this.before;
    const to = places.spots.get(`trick:${move.seat}`) ?? places.spots.get(`slot:${move.seat}`);
    if (!to || !move.card || stays && !this.animate) return;
    const ghost = this.ghost(move.card, to);
    if (!stays) this.staged.set(move.seat, ghost);
    if (from) await this.fly(ghost, from, to);
    if (!stays) return;
    this.show(this.spot(`trick:${move.seat}`));
    ghost.remove();
  }
  async taken(move) {
    if (this.staged.size && !this.held) await this.wait(HOLD_MS);
    this.held = false;
    const winner = move.to ?? move.seat;
    const pile2 = this.after.spots.get(`pile:${winner}`);
    const flights = [...this.staged.values()].map((ghost) => pile2 ? this.fly(ghost, ghost.getBoundingClientRect(), pile2, true) : Promise.resolve());
    await Promise.all(flights);
    for (const ghost of this.staged.values()) ghost.remove();
    this.staged.clear();
    this.show(this.root.querySelector(MIDDLE));
  }
  /** The very last draw takes the turn-up. */
  async drawn(move, last) {
    const own = this.handCard(move.card);
    const turnGoes = last && !this.after.spots.has("turn");
    const from = turnGoes && this.turnUp || this.before.spots.get("stock");
    const to = own ? this.after.spots.get(`hand:${move.card}`) : this.after.spots.get(`backs:${move.seat}`);
    if (from && to) {
      const ghost = this.ghost(own ? move.card : null, to);
      await this.fly(ghost, shrink(from, to), to);
      ghost.remove();
    }
    this.show(own);
  }
  async exchanged(move) {
    const turn = this.before.spots.get("turn");
    const own = this.handCard(move.card);
    const seat = own ? this.after.spots.get(`hand:${move.card}`) : this.after.spots.get(`backs:${move.seat}`);
    if (turn && seat) {
      const up = this.ghost(move.card, seat);
      const down = this.ghost(this.view.stock.turn_up, seat);
      await Promise.all([this.fly(up, turn, seat), this.fly(down, seat, turn, true)]);
      up.remove();
      down.remove();
    }
    this.show(own);
  }
  async dealt() {
    const from = this.after.spots.get("stock");
    const cards2 = [...this.root.querySelectorAll(".hand .card")];
    if (!from) return;
    await Promise.all(cards2.map(async (button, index) => {
      const to = this.after.spots.get(button.dataset.spot ?? "");
      if (!to) return;
      await this.wait(index * STEP_MS);
      if (this.over) return;
      const ghost = this.ghost(null, to);
      await this.fly(ghost, shrink(from, to), to);
      ghost.remove();
      this.show(button);
    }));
  }
  ghost(card, at) {
    const base = this.layer.getBoundingClientRect();
    const picture2 = cardPicture(this.faces, card);
    picture2.style.cssText = `--cw:${at.width}px;left:${at.left - base.left}px;top:${at.top - base.top}px`;
    if (!this.over) this.layer.append(picture2);
    return picture2;
  }
  /** Fly a ghost that lies at `from` or at `to`; `leave` when it lies at the start. */
  async fly(ghost, from, to, leave = false) {
    if (!this.animate || this.over || !from.width || !to.width) return;
    const base = leave ? from : to;
    const frame = (at) => `translate(${at.left - base.left}px, ${at.top - base.top}px) scale(${Math.min(at.width / base.width, at.height / base.height)})`;
    ghost.style.transformOrigin = "0 0";
    const flight = ghost.animate(
      [{ transform: frame(from) }, { transform: frame(to) }],
      { duration: MOVE_MS, easing: EASE, fill: "both" }
    );
    await Promise.race([flight.finished.catch(() => void 0), this.woken()]);
  }
  wait(time) {
    return Promise.race([new Promise((done) => setTimeout(done, time)), this.woken()]);
  }
  woken() {
    return new Promise((done) => this.over ? done() : this.wake.push(done));
  }
  spot(name) {
    return this.root.querySelector(`[data-spot="${name}"]`);
  }
  handCard(card) {
    return card ? this.spot(`hand:${card}`) : null;
  }
  hide(element) {
    if (!element) return;
    element.classList.add("in-flight");
    this.hidden.add(element);
  }
  show(element) {
    element?.classList.remove("in-flight");
  }
};
function shrink(from, to) {
  const height = Math.min(from.height, to.height);
  return new DOMRect(from.left, from.top, height * to.width / to.height, height);
}

// src/card_table/index.ts
function render({ model, el: host }) {
  const parts = openRoot(model, host, "card-table", () => draw());
  const drawing = new Drawing(parts.body, parts.link);
  const motion = new Motion(parts.root);
  const folds = { history: false, count: false, all: false };
  let scene = null;
  let event = null;
  let room = { width: 390, height: 700 };
  function draw() {
    const view = model.get("view");
    if (!view?.version) return;
    const fresh = event !== view.event;
    const animate = fresh && event !== null;
    motion.finish();
    const before = animate ? motion.look() : null;
    scene = {
      view,
      options: parts.options(),
      faces: parts.faces,
      layout: layout({ ...room, hand: view.hand.length }),
      lookBack: !fresh && (scene?.lookBack ?? false),
      folds
    };
    parts.root.toggleAttribute("data-wide", scene.layout.kind === "wide");
    drawing.draw(scene);
    if (fresh) parts.live.say(richWords(view.say, view.names));
    event = view.event;
    parts.root.dataset.event = String(view.event);
    if (before) motion.run(view, before, parts.faces, motionAllowed(parts.options()));
  }
  const stopListening = listen(parts.root, {
    scene: () => scene,
    drawing,
    link: parts.link,
    say: (sentence) => parts.live.say(sentence),
    settle: () => motion.finish(),
    lookBack() {
      if (!scene) return;
      motion.finish();
      scene.lookBack = !scene.lookBack;
      drawing.draw(scene);
    }
  });
  const stopRoom = watchRoom(parts.root, (width, height) => {
    room = { width, height };
    draw();
  });
  model.on("change:view", draw);
  parts.link.hello(model.get("view")?.stores ?? []);
  return () => {
    stopRoom();
    model.off("change:view", draw);
    stopListening();
    motion.finish();
    parts.close();
  };
}
var index_default = { render };
export {
  index_default as default
};

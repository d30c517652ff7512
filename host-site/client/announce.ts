/** Says a page's title to those who hear the page, and hands the focus to its content. */
export function announce(title: string): void {
  document.getElementById("content")?.focus({ preventScroll: true });
  say(title);
}

/** Says something to those who hear the page. */
export function say(words: string): void {
  let voice = document.getElementById("voice");
  if (!voice) {
    voice = document.createElement("p");
    voice.id = "voice";
    voice.className = "unseen";
    voice.setAttribute("role", "status");
    document.body.append(voice);
  }
  voice.textContent = words;
}

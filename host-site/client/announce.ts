/** Announces a page's title to screen readers, and moves the focus to its content. */
export function announce(title: string): void {
  document.getElementById("content")?.focus({ preventScroll: true });
  say(title);
}

/** Announces words to screen readers. */
export function say(words: string): void {
  let voice = document.getElementById("voice");
  if (!voice) {
    voice = document.createElement("p");
    voice.id = "voice";
    voice.className = "sr-only";
    voice.setAttribute("role", "status");
    document.body.append(voice);
  }
  voice.textContent = words;
}

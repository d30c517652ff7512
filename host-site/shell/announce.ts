/** Announces a page's title to screen readers, and moves the focus to its content. */
export function announcePage(title: string): void {
  document.getElementById("content")?.focus({ preventScroll: true });
  announceToScreenReaders(title);
}

/** Announces words to screen readers. */
export function announceToScreenReaders(words: string): void {
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

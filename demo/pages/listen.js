// A partner's own script: writes down every event of the elements that the page hears.
const heard = document.querySelector("#heard");
for (const name of [
  "ready",
  "view",
  "open",
  "select",
  "step",
  "reserve",
  "submitted",
  "pending",
  "confirmed",
  "failed",
  "error",
]) {
  document.addEventListener(`gipfel-${name}`, (event) => {
    const line = document.createElement("li");
    line.dataset.event = event.type;
    line.textContent = `${event.type} ${JSON.stringify(event.detail)}`;
    heard?.append(line);
  });
}

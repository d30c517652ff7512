// Posts to the page around the frame that the challenge is over. The token says which one, and nothing else, so any parent
// may hear it.
parent.postMessage({ type: "gipfel:3ds", token: document.currentScript.dataset.token }, "*");

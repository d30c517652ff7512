/** The bytes of an answer. Throws where it has none, or more than `largest` (bytes, unpacked). */
export async function readBody({ body }: Response, largest: number): Promise<Uint8Array> {
  if (!body) throw new Error("the answer is empty");
  const blocks: Uint8Array[] = [];
  let bytes = 0;
  for await (const block of body) {
    bytes += block.length;
    // Leaving the loop ends the answer.
    if (bytes > largest) throw new Error(`the answer has more than ${largest} bytes`);
    blocks.push(block);
  }
  return Buffer.concat(blocks);
}

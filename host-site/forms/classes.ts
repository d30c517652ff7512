/** Sets of utilities that forms of several views share. */

/** Fields, messages and buttons, one below the other. */
export const formGrid = "grid grid-cols-[minmax(0,1fr)] gap-5";
/** Fields beside each other, as many as fit. */
export const fieldPair = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,240px),1fr))] gap-x-4 gap-y-5";
/** The question of a group of choices. */
export const legendClasses = "mb-1 block text-14 font-value hyphens-auto";
/** A button at the foot of a form: as wide as its words, on a phone as wide as the form. */
export const formButton = "justify-self-start max-[480px]:w-full";
/** The ground of an icon that stands for a state. */
export const roundIcon = "mb-2 grid size-14 place-items-center rounded-full bg-accent-tint text-accent";

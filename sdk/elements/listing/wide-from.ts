/** From this width on the filters stand beside the list (px, discovery spec §2 "large screens"). */
export const wideFrom = 1024;

/** Who publishes the demo's timetable: the facts of a file made of such a feed say that it is a demo. */
export const demoPublisher = "Gipfel, demo timetable";

/** Swiss operators by their numbers in the timetable, which OJP gives without names: the largest. */
export const operators: Readonly<Record<string, string>> = {
  11: "SBB",
  33: "BLS",
  53: "TPF",
  65: "Thurbo",
  72: "RhB",
  82: "SOB",
  86: "Zentralbahn",
  801: "PostAuto",
};

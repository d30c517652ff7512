/** A setting is wrong; the message is one line for a person. */
export class WrongSetting extends Error {}

import { folderProvider } from "./folder/folder.provider.ts";
import { smtpProvider } from "./smtp/smtp.provider.ts";

/** The ways out for mails, in order of choice. */
export const mailProviders = [smtpProvider, folderProvider] as const;

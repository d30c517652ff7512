/** Where the library keeps what, in the words of our tables (db/schema.ts). */
export const tables = {
  user: {
    modelName: "account_user",
    fields: { emailVerified: "is_email_confirmed", image: "picture", createdAt: "created_at", updatedAt: "updated_at" },
    additionalFields: {
      givenName: { type: "string", fieldName: "given_name", required: false, defaultValue: "" },
      familyName: { type: "string", fieldName: "family_name", required: false, defaultValue: "" },
      locale: { type: "string", required: false, defaultValue: "de_CH" },
      phone: { type: "string", required: false, input: false },
      countryCode: { type: "string", fieldName: "country_code", required: false, input: false },
      isCustomer: { type: "boolean", fieldName: "is_customer", required: false, defaultValue: true, input: false },
      isReseller: { type: "boolean", fieldName: "is_reseller", required: false, defaultValue: false, input: false },
      isAdmin: { type: "boolean", fieldName: "is_admin", required: false, defaultValue: false, input: false },
      distributorId: { type: "string", fieldName: "distributor_id", required: false, input: false },
      invoiceApproved: {
        type: "boolean",
        fieldName: "invoice_approved",
        required: false,
        defaultValue: false,
        input: false,
      },
      channelId: { type: "string", fieldName: "channel_id", required: false, input: false },
    },
  },
  session: {
    modelName: "account_session",
    fields: {
      userId: "user_id",
      expiresAt: "expires_at",
      ipAddress: "ip_address",
      userAgent: "user_agent",
      createdAt: "created_at",
      updatedAt: "updated_at",
    },
  },
  account: {
    modelName: "account_credential",
    fields: {
      userId: "user_id",
      providerId: "provider_id",
      accountId: "account_id",
      accessToken: "access_token",
      refreshToken: "refresh_token",
      idToken: "id_token",
      accessTokenExpiresAt: "access_token_expires_at",
      refreshTokenExpiresAt: "refresh_token_expires_at",
      createdAt: "created_at",
      updatedAt: "updated_at",
    },
  },
  verification: {
    modelName: "account_verification",
    fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
  },
  rateLimit: { modelName: "account_rate", fields: { lastRequest: "last_request" } },
} as const;

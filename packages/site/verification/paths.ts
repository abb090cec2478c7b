export const verificationPaths = { verification: '/verification' } as const

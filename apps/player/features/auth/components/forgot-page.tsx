export function ForgotPage() { return null }

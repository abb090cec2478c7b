/** Role of the application. It owns nothing and has only the rights that migrations grant. */
export const APP_ROLE = 'poyraz_app'

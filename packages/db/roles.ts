/** The role the application acts as: it owns nothing and may do what the migrations grant it. */
export const APP_ROLE = 'poyraz_app'

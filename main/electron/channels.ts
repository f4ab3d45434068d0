/** The two IPC channels. Every message is a plain JSON value, which the host validates. */
export const TO_HOST = 'to-host'
export const TO_PAGE = 'to-page'

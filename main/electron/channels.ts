/** The two IPC channels; every message on them is a plain JSON value that the host validates. */
export const TO_HOST = 'to-host'
export const TO_PAGE = 'to-page'

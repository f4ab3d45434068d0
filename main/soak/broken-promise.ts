/** Something was found that must not be: the campaign has failed, and the message says why. */
export class BrokenPromise extends Error {}

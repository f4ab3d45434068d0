// Allows one install at a time: two commands in one clone must not both empty node_modules.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'

const PAUSE = 500

/**
 * Runs the action while holding the lock file, after waiting for a living process that holds it.
 * @param {string} file
 * @param {() => void} onWait called once, if it has to wait
 * @param {() => void} action
 */
export function withLock(file, onWait, action) {
  for (let waited = false; !take(file); waited = true) {
    if (!waited) onWait()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
  }
  try {
    action()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
function take(file) {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    // Its owner was killed: the next attempt takes the lock.
    if (!isHeld(file)) rmSync(file, { force: true })
    return false
  }
}

/** @param {string} file */
function isHeld(file) {
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    // The owner has created the file, but has not yet written its process id.
    if (owner === 0) return true
    process.kill(owner, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

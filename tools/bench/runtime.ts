import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Clock ticks per second of `/proc/PID/stat`; 100 on every Linux that Node runs on. */
const ticks = 100

/** The local runtime's processes that this process has started, by id. */
export function runtimes(): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => {
      const [, name = '', rest = ''] = /\((.*)\) . (\d+)/.exec(statOf(pid)) ?? []
      return name === 'workerd' && Number(rest) === process.pid
    })
}

/** Of those, the one that does not listen at `port`: the harness has a process in front, and the Worker is in the other. */
export function behind(port: string, pids: number[]): number {
  const inode = listener(Number(port))
  const found = pids.find(pid => !sockets(pid).includes(`socket:[${inode}]`))
  if (!found) throw new Error(`No runtime behind port ${port}.`)
  return found
}

/** CPU time a process has used, user and system together, in ms. */
export function cpuOf(pid: number): number {
  const fields = statOf(pid)
    .replace(/^.*\) /s, '')
    .split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks
}

function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}

function listener(port: number): string | undefined {
  const address = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  return rows.map(row => row.trim().split(/\s+/)).find(([, local, , state]) => local === address && state === '0A')?.[9]
}

const sockets = (pid: number) => readdirSync(`/proc/${pid}/fd`).map(name => linkOf(`/proc/${pid}/fd/${name}`))

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    // Closed meanwhile.
    return ''
  }
}

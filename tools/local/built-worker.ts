import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { MiniflareOptions } from 'miniflare'
import * as v from 'valibot'

export type WorkerConfig = MiniflareOptions['workers'][number]['config']

const bound = v.array(v.object({ binding: v.string() }))

/** The part of the built configuration that a local runtime needs. */
const builtConfig = v.object({
  name: v.string(),
  main: v.string(),
  compatibility_date: v.string(),
  compatibility_flags: v.array(v.string()),
  vars: v.record(v.string(), v.string()),
  d1_databases: bound,
  kv_namespaces: bound,
  r2_buckets: bound,
  durable_objects: v.object({ bindings: v.array(v.object({ name: v.string(), class_name: v.string() })) }),
  queues: v.object({
    producers: v.array(v.object({ binding: v.string(), queue: v.string() })),
    consumers: v.array(v.object({ queue: v.string(), max_batch_timeout: v.number() })),
  }),
  send_email: v.array(v.object({ name: v.string() })),
  images: v.object({ binding: v.string() }),
  version_metadata: v.object({ binding: v.string() }),
  triggers: v.object({ crons: v.array(v.string()) }),
  exports: v.record(
    v.string(),
    v.variant('type', [
      v.object({ type: v.literal('durable-object'), storage: v.literal('sqlite') }),
      v.object({ type: v.literal('worker'), cache: v.object({ enabled: v.boolean() }) }),
    ]),
  ),
  assets: v.object({ binding: v.string(), directory: v.string(), not_found_handling: v.literal('none') }),
})

/**
 * Creates a Miniflare configuration for the built Worker. `vars` are added to the variables of the
 * built configuration. Databases and namespaces have the names of their bindings as ids, which
 * Miniflare also uses as file names.
 */
export function createWorkerConfig(configPath: string, vars: Record<string, string> = {}): WorkerConfig {
  const built = v.parse(builtConfig, JSON.parse(readFileSync(configPath, 'utf8')))
  const folder = resolve(dirname(configPath))
  return {
    name: built.name,
    compatibilityDate: built.compatibility_date,
    compatibilityFlags: built.compatibility_flags,
    manifest: { mainModule: built.main, modulesRoot: folder, modules: modulesIn(folder) },
    env: {
      ...each(Object.entries({ ...built.vars, ...vars }), ([name, value]) => [name, { type: 'text', value }]),
      ...each(built.d1_databases, ({ binding }) => [binding, { type: 'd1', id: binding }]),
      ...each(built.kv_namespaces, ({ binding }) => [binding, { type: 'kv', id: binding }]),
      ...each(built.r2_buckets, ({ binding }) => [binding, { type: 'r2', name: binding }]),
      ...each(built.durable_objects.bindings, ({ name, class_name }) => [
        name,
        { type: 'durable-object', worker: built.name, exportName: class_name },
      ]),
      ...each(built.queues.producers, ({ binding, queue }) => [binding, { type: 'queue', name: queue }]),
      ...each(built.send_email, ({ name }) => [name, { type: 'send-email' }]),
      [built.images.binding]: { type: 'images' },
      [built.assets.binding]: { type: 'assets' },
      [built.version_metadata.binding]: { type: 'version-metadata' },
    },
    exports: built.exports,
    triggers: [
      ...built.triggers.crons.map(cron => ({ type: 'scheduled' as const, schedule: cron })),
      ...built.queues.consumers.map(({ queue, max_batch_timeout }) => ({
        type: 'queue' as const,
        name: queue,
        maxBatchTimeout: max_batch_timeout,
      })),
    ],
    assets: {
      directory: resolve(folder, built.assets.directory),
      hasUserWorker: true,
      notFoundHandling: built.assets.not_found_handling,
    },
  }
}

type Bindings = NonNullable<WorkerConfig['env']>

const each = <Entry>(entries: Entry[], binding: (entry: Entry) => [string, Bindings[string]]): Bindings =>
  Object.fromEntries(entries.map(binding))

/** Reads every module in a folder, keyed by its path relative to the folder. */
export const modulesIn = (folder: string, pattern = '**/*.js') =>
  Object.fromEntries(
    globSync(pattern, { cwd: folder }).map(name => [
      name,
      { type: 'esm' as const, contents: readFileSync(join(folder, name), 'utf8') },
    ]),
  )

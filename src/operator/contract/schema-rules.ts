import type { UserConfig } from '@hey-api/openapi-ts';

type Plugin<Name extends string> = Extract<
  NonNullable<UserConfig['plugins']>[number],
  { name: Name }
>;
type SchemaRules = NonNullable<Plugin<'valibot'>['$resolvers']>;
type TypeRules = NonNullable<Plugin<'@hey-api/typescript'>['$resolvers']>;

/**
 * Rules for response schemas: unknown fields are allowed, optional fields may be absent but not null, integers are safe
 * integers (REQ-10).
 */
export const schemaRules: { $resolvers: SchemaRules } = {
  $resolvers: {
    object: (ctx) => {
      const { v } = ctx.plugin.imports;
      const { additionalProperties } = ctx.nodes;
      return ctx.nodes.base({
        ...ctx,
        nodes: {
          ...ctx.nodes,
          additionalProperties: (it) => additionalProperties(it) ?? undefined,
        },
        applyModifiers: (result, options) => {
          const present = ctx.applyModifiers(result, { optional: false });
          if (!options?.optional) return present;
          const schema = ctx.pipes.toNode(present.pipes, ctx.plugin);
          return { ...present, pipes: [ctx.$(v).attr('exactOptional').call(schema)] };
        },
      });
    },
    number: (ctx) => {
      if (ctx.schema.type !== 'integer') return undefined;
      const { v } = ctx.plugin.imports;
      const integer = [ctx.$(v).attr('number').call(), ctx.$(v).attr('safeInteger').call()];
      const bounds = [ctx.nodes.min(ctx), ctx.nodes.max(ctx)].flatMap((bound) => bound ?? []);
      return [...integer, ...bounds];
    },
  },
};

/** Operations without a response body give `undefined`. */
export const typeRules: { $resolvers: TypeRules } = {
  $resolvers: { void: (ctx) => ctx.$.type('undefined') },
};

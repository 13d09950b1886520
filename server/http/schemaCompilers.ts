/**
 * How the schemas of the routes become functions: each when it is used for the first time. Compiling all of them would
 * take most of a start.
 */
import buildValidators, { type RouteDefinition } from '@fastify/ajv-compiler';
import buildSerializers from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';
import type { FastifySchemaCompiler, FastifySerializerCompiler, FastifyValidationResult } from 'fastify/types/schema';

export const compileValidator = buildValidators()(
  {},
  {
    customOptions: {
      coerceTypes: false,
      useDefaults: false,
      removeAdditional: false,
      allErrors: true,
      allowUnionTypes: true,
      // The texts name fields by the titles of their schemas.
      verbose: true,
    },
  },
);
export const compileSerializer = buildSerializers()();

/** Makes the same once, when it is asked for. */
const whenUsed = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const validatorWhenUsed: FastifySchemaCompiler<RouteDefinition['schema']> = (route) => {
  const compiled = whenUsed(() => compileValidator(route));
  const validate: FastifyValidationResult = (value: unknown) => {
    const isValid = compiled()(value) === true;
    validate.errors = compiled().errors;
    return isValid;
  };
  return validate;
};

const serializerWhenUsed: FastifySerializerCompiler<unknown> = (route) => {
  const compiled = whenUsed(() => compileSerializer({ ...route, httpStatus: String(route.httpStatus) }));
  return (value) => compiled()(value);
};

export const compileSchemasWhenUsed = (app: FastifyInstance): void => {
  app.setValidatorCompiler(validatorWhenUsed);
  app.setSerializerCompiler(serializerWhenUsed);
};

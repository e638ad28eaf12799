/**
 * A real PostgreSQL for a test file: started once in `beforeAll`, stopped in `afterAll`, a database of its own for each
 * test by `fresh()`. It cannot outlive the test, however the test ends.
 */
export { startPostgres, type TestPostgres } from '../storm/postgres.mjs';

// Fetched together, when a match is opened: without a network a part that was not there before could not be fetched.
export { OrderForm } from './order-form.jsx';
export { OrdersNow } from './orders-now.jsx';

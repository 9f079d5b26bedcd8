// Package svc sells airtime, data and electricity tokens in Zimbabwe from prepaid Credit.
//
// Make one [Client] with [New] and share it. Every method takes a context first, sends a request
// again only where that cannot sell twice, and answers one type or one typed error.
package svc
